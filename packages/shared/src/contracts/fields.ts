import { z } from 'zod'
import { plainSigns, tidyText } from '../plain-signs'
import { plainPassword } from '../plain-password'
import { asciiEmail, asciiUrl } from './addresses'
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

/** The pattern also accepts top-level domains outside ASCII, which zod's pattern refuses. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]+)$/

/**
 * An email address. Domains outside ASCII are stored in the form that mail servers use:
 * `xn--mller-kva.de`.
 */
export const emailField = text()
  .trim()
  .overwrite(asciiEmail)
  .min(1, code('required'))
  .max(254, code('tooLong'))
  .pipe(z.email({ pattern: EMAIL, error: code('invalidEmail') }))

/**
 * A phone number as people write it: digits with spaces, dots, dashes, brackets, a plus and an
 * extension.
 */
export const optionalPhoneField = text()
  .overwrite(plainSigns)
  .trim()
  .max(40, code('tooLong'))
  .regex(/^$|^[+(]?\d[\d ().\-/]{4,30}(\s*(x|ext\.?)\s*\d{1,6})?$/i, code('invalidPhone'))
  .optional()

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

/** The password that confirms the account's owner. It may be missing shortly after a login. */
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
