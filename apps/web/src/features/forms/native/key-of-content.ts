import { createHash } from 'node:crypto'

/**
 * Without scripts a page cannot name an attempt: it is the same for everybody.
 * What was written names it, for a day, so that a second press is no second inquiry.
 *
 * @returns a UUID of version 8
 */
export function keyOfContent(content: unknown, day: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([day, content]))
    .digest()
  const bytes = Buffer.from(hash.subarray(0, 16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
