import { createHash } from 'node:crypto'

/**
 * Without scripts, a page is the same for everybody and has no attempt keys, so the key is derived
 * from the content and the day. A form that is submitted twice on a day then creates only one
 * inquiry.
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
