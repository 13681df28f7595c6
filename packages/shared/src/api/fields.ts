import { z } from 'zod'
import { plainSigns, tidyText } from '../plain-signs'
import { plainPassword } from '../plain-password'
import { asciiEmail, asciiUrl } from './addresses'
import type { FieldCode } from './codes'

/** The message of each rule is a field code, not a sentence. */
const code = (fieldCode: FieldCode) => fieldCode

const missing = ({ input }: { input?: unknown }) =>
  code(input === undefined || input === null ? 'required' : 'wrongType')

/** Postgres cannot keep a null character or half a surrogate pair, and nobody types one. */
const anyString = () =>
  z
    .string({ error: missing })
    .refine((value) => !/\0|\p{Surrogate}/u.test(value), code('wrongType'))

/** Text field. A text that consists only of invisible characters counts as empty. */
const text = () => anyString().overwrite(tidyText)

export function requiredText(max: number) {
  return text().trim().min(1, code('required')).max(max, code('tooLong'))
}

export function optionalText(max: number) {
  return text().trim().max(max, code('tooLong')).optional()
}

/** Text that may be empty, also by being left out. */
export function anyText(max: number) {
  return text().trim().max(max, code('tooLong')).default('')
}

/** Accepts top-level domains beyond ASCII as well, which zod’s pattern refuses. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z\d-]+)$/

/** Domains beyond ASCII are kept as mail servers know them: `xn--mller-kva.de`. */
export const emailField = text()
  .trim()
  .overwrite(asciiEmail)
  .min(1, code('required'))
  .max(254, code('tooLong'))
  .pipe(z.email({ pattern: EMAIL, error: code('invalidEmail') }))

/** As people write them: digits with spaces, dots, dashes, brackets, a plus and an extension. */
export const optionalPhoneField = text()
  .overwrite(plainSigns)
  .trim()
  .max(40, code('tooLong'))
  .regex(/^$|^[+(]?\d[\d ().\-/]{4,30}(\s*(x|ext\.?)\s*\d{1,6})?$/i, code('invalidPhone'))
  .optional()

/** Characters. Long enough to be safe without rules about signs (NIST SP 800-63B). */
export const SHORTEST_PASSWORD = 10
export const SHORTEST_STAFF_PASSWORD = 12
export const LONGEST_PASSWORD = 128

/** A code of an authenticator app or a recovery code. Blanks and dashes are dropped. */
export const codeField = text()
  .overwrite(plainSigns)
  .trim()
  .min(1, code('required'))
  .max(40, code('tooLong'))

/** Only the CMS knows whose it is and how easily it is guessed: see its password rule. */
export const newPasswordField = anyString()
  .overwrite(plainPassword)
  .min(1, code('required'))
  .min(SHORTEST_PASSWORD, code('tooShort'))
  .max(LONGEST_PASSWORD, code('tooLong'))

/** The repeated password; the surrounding schema compares the two. */
export const repeatedPasswordField = z.string(code('required')).overwrite(plainPassword)

/** The current password, unchanged: older hashes were made of exactly what was typed. */
export const passwordField = anyString()
  .min(1, code('required'))
  .max(LONGEST_PASSWORD, code('tooLong'))

/** Confirms who it is; somebody who has only just logged in may leave it out. */
export const currentPasswordField = anyString().max(LONGEST_PASSWORD, code('tooLong')).optional()

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

/** An opaque secret in a link: 32 bytes, base64url. */
export const secretField = text().regex(/^[\w-]{43}$/, code('wrongType'))
