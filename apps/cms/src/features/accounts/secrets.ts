import { createHash, pbkdf2 as pbkdf2WithCallback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { isPasswordText, passwordForms, plainPassword } from '@studio/shared/plain-password'

/** Creates a secret of 32 random bytes in a URL-safe encoding. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Creates the digest of a secret for storage. The secret is random, so a single fast hash is
 * sufficient.
 */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

const pbkdf2 = promisify(pbkdf2WithCallback)

/** Payload's format of password hashes; a test compares it with an account that Payload created. */
const PREFIX = 'pbkdf2-sha256-v1:'
const ITERATIONS = 600_000
const KEY_LENGTH = 32

export interface KeptPassword {
  hash?: string | null
  salt?: string | null
}

/** Hashes a password in the same way as Payload, for registrations that become accounts later. */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex')
  const made = await pbkdf2(plainPassword(password), salt, ITERATIONS, KEY_LENGTH, 'sha256')
  return { hash: PREFIX + made.toString('hex'), salt }
}

/**
 * Finds the Unicode form in which a password was hashed. Older hashes were made from the password
 * as typed, newer ones from its normalized form. The password is also hashed for unknown accounts,
 * so that the call takes equally long.
 *
 * @returns the matching form, or null if the password is wrong
 */
export async function findKeptForm(
  given: string,
  kept: KeptPassword | null,
): Promise<string | null> {
  const { hash, salt } = kept ?? {}
  let found: string | null = null
  for (const form of passwordForms(given)) {
    const made = await pbkdf2(form, salt ?? 'nobody', ITERATIONS, KEY_LENGTH, 'sha256')
    if (!salt || !hash?.startsWith(PREFIX) || !isPasswordText(given)) continue
    const expected = Buffer.from(hash.slice(PREFIX.length), 'hex')
    if (expected.length === made.length && timingSafeEqual(expected, made)) found ??= form
  }
  return found
}

export async function isPassword(given: string, kept: KeptPassword | null): Promise<boolean> {
  return (await findKeptForm(given, kept)) !== null
}
