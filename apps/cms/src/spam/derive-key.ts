import { createHmac } from 'node:crypto'
import { env } from '../env'

/** A key for one purpose, so that what is signed for one is worth nothing for another. */
export function deriveKey(purpose: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(`spam guard: ${purpose}`)
    .digest('base64url')
}
