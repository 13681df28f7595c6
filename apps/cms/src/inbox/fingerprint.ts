import { createHash } from 'node:crypto'

/** What is new at each attempt and no part of the message. */
const PASSING = ['idempotency_key', 'form_token', 'proof', 'website']

/** The same for the same message: tells a repeated attempt from another message with its key. */
export function fingerprintOf(kind: string, body: object, file: Buffer | null): string {
  const fields = Object.entries(body)
    .filter(([name, value]) => !PASSING.includes(name) && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const hash = createHash('sha256').update(JSON.stringify([kind, fields]))
  if (file) hash.update(file)
  return hash.digest('base64url')
}
