import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { env } from '../../../platform/env'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Derives a separate key for each use, so that a value made for one use is invalid for the other.
 */
function keyFor(use: 'seal' | 'digest'): Buffer {
  return Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', `second factor ${use}`, 32))
}

/**
 * Encrypts a text that has to be read again. It is bound to `owner`, so that it cannot be opened in
 * another account's row.
 */
export function seal(text: string, owner: number): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, keyFor('seal'), iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(String(owner)))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url')
}

/**
 * Decrypts a sealed text.
 *
 * @returns null if it was sealed with another secret or for another account, or if it was changed
 */
export function unseal(sealed: string, owner: number): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) return null
  const iv = bytes.subarray(0, IV_BYTES)
  const decipher = createDecipheriv(CIPHER, keyFor('seal'), iv, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(String(owner)))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES)
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/**
 * Creates a digest with a secret key. Without a key, somebody with a copy of the database could
 * guess short secrets.
 */
export function keyedDigest(text: string, owner: number): string {
  return createHmac('sha256', keyFor('digest')).update(`${owner} ${text}`).digest('base64url')
}
