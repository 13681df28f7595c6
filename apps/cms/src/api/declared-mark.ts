import { isSignedBy, sign } from '@studio/shared/signature'
import { env } from '../env'

const HEADER = 'x-declared-call'
const TEXT = 'declared call'

/**
 * Says that the router sends this request to a declared call. Only there a token of the
 * website means anything. Signed with a secret that never leaves the backend, so that
 * nobody outside can say the same.
 */
export function markDeclared(headers: Headers): void {
  headers.set(HEADER, sign(TEXT, env.PAYLOAD_SECRET))
}

export function isMarkedDeclared(headers: Headers): boolean {
  return isSignedBy(headers.get(HEADER), TEXT, env.PAYLOAD_SECRET)
}
