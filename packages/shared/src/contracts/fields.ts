import { z } from 'zod'
import { plainLine, plainSigns, tidyText } from '../plain-signs'
import { plainPassword } from '../plain-password'
import { asciiUrl, isDeliverable, isEmail, tidyEmail } from './addresses'
import type { FieldCode } from './codes'

/** Checks the type of a field code. The schemas' messages are field codes and not sentences. */
const code = (fieldCode: FieldCode) => fieldCode

const missing = ({ input }: { input?: unknown }) =>
  code(input === undefined || input === null ? 'required' : 'wrongType')

/** A text that Postgres can store. It cannot store a null character or a lone surrogate. */
const anyString = () =>
  z
    .string({ error: missing })
    .refine((value) => !/\0|\p{Surrogate}/u.test(value), code('wrongType'))

/** A text field. A text that consists only of invisible characters counts as empty. */
const text = () => anyString().overwrite(tidyText)

/** A field of one line, such as a name that was pasted. Each protected blank becomes a plain one. */
const line = () => text().overwrite((typed) => plainLine(typed).replaceAll(/[\u00a0\u202f]/g, ' '))

export function requiredLine(max: number) {
  return line().trim().min(1, code('required')).max(max, code('tooLong'))
}

export function optionalLine(max: number) {
  return line().trim().max(max, code('tooLong')).optional()
}

export function anyLine(max: number) {
  return line().trim().max(max, code('tooLong')).default('')
}

export function requiredText(max: number) {
  return text().trim().min(1, code('required')).max(max, code('tooLong'))
}

export function optionalText(max: number) {
  return text().trim().max(max, code('tooLong')).optional()
}

/** Makes an optional text field, which is empty by default. */
export function anyText(max: number) {
  return text().trim().max(max, code('tooLong')).default('')
}

const anyEmailField = text()
  .overwrite(tidyEmail)
  .min(1, code('required'))
  .max(254, code('tooLong'))
  .refine(isEmail, { error: code('invalidEmail'), when: hasNoIssue })

/**
 * An email address to which every mail server can deliver, because an account or a subscription
 * needs a mail to it. Domains outside ASCII are stored in the form that mail servers use:
 * `xn--mller-kva.de`.
 */
export const emailField = anyEmailField.refine(isDeliverable, {
  error: code('invalidEmail'),
  when: hasNoIssue,
})

/**
 * The email address of a sender, which may have letters outside ASCII before the @. Mails to such
 * an address need a mail server with SMTPUTF8; the message itself reaches the studio without one.
 */
export const senderEmailField = anyEmailField

function hasNoIssue({ issues }: { issues: unknown[] }): boolean {
  return issues.length === 0
}

/** The length also has room for a second number, an extension or a remark such as “after 6 pm”. */
const MAX_PHONE_LENGTH = 120
const MIN_PHONE_DIGITS = 4

/**
 * A phone number as people write it. Only a text without a number is refused, because people
 * read the number, and an inquiry must not fail because of it. Brackets around a country code are
 * removed.
 */
export const optionalPhoneField = text()
  .overwrite(plainSigns)
  .trim()
  .overwrite((typed) => typed.replace(/^(?:\( *\+ *(\d+) *\)|\+ *\( *(\d+) *\)) */, '+$1$2 '))
  .max(MAX_PHONE_LENGTH, code('tooLong'))
  .refine((typed) => typed === '' || countDigits(typed) >= MIN_PHONE_DIGITS, code('invalidPhone'))
  .optional()

function countDigits(typed: string): number {
  return typed.replaceAll(/\D/g, '').length
}

/** A day in the format of date fields: `2027-03-09`. */
export const dayField = text()
  .trim()
  .min(1, code('required'))
  .pipe(z.iso.date(code('invalidDate')))

/**
 * Minimum number of characters. A password of this length needs no rules about special characters
 * (NIST SP 800-63B).
 */
export const MIN_PASSWORD_LENGTH = 10
export const MIN_STAFF_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 128

/** A code of an authenticator app, or a recovery code. Spaces and dashes are dropped. */
export const codeField = text()
  .overwrite(plainSigns)
  .trim()
  .min(1, code('required'))
  .max(40, code('tooLong'))

/**
 * A new password. The schema checks only its length. The CMS also checks how easily it can be
 * guessed.
 */
export const newPasswordField = anyString()
  .overwrite(plainPassword)
  .min(1, code('required'))
  .min(MIN_PASSWORD_LENGTH, code('tooShort'))
  .max(MAX_PASSWORD_LENGTH, code('tooLong'))

/** The repeated password. The schema that contains this field compares it with the password. */
export const repeatedPasswordField = z.string(code('required')).overwrite(plainPassword)

/**
 * The current password. It is not normalized, because older hashes were made from the text as it
 * was typed.
 */
export const passwordField = anyString()
  .min(1, code('required'))
  .max(MAX_PASSWORD_LENGTH, code('tooLong'))

/**
 * The password that confirms the account's owner. For most calls it may be missing shortly after a
 * login; for the end of the account it may be a code.
 */
export const currentPasswordField = anyString().max(MAX_PASSWORD_LENGTH, code('tooLong')).optional()

export const mustBeTrue = z.literal(true, code('mustAccept'))

export const optIn = z.boolean(code('wrongType')).default(false)

/** The start of a web address as people type it, such as `example.com/work`. */
const BARE_ADDRESS = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#:]|$)/u

export const httpsUrlField = text()
  .trim()
  .overwrite((address) => (BARE_ADDRESS.test(address) ? `https://${address}` : address))
  .overwrite(asciiUrl)
  .min(1, code('required'))
  .max(500, code('tooLong'))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: code('invalidUrl') }))

/** A random secret in a link: 32 bytes in base64url. */
export const secretField = text().regex(/^[\w-]{43}$/, code('wrongType'))
