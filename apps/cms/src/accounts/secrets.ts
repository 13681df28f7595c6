import { createHash, randomBytes } from 'node:crypto'

/** Nobody can guess it: 32 random bytes, in letters that need no escaping in an address. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. It is random already, so one round of a plain hash is enough. */
export function digestOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
