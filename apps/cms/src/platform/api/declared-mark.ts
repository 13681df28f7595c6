import { isSignedBy, sign } from '@studio/shared/signature'
import { env } from '../env'

const HEADER = 'x-declared-call'
const TEXT = 'declared call'

/**
 * Marks a request that the router passes to a declared call; portal tokens are accepted only in
 * such requests. The mark is signed with a secret of the backend, so that callers cannot forge it.
 */
export function markDeclared(headers: Headers): void {
  headers.set(HEADER, sign(TEXT, env.PAYLOAD_SECRET))
}

export function isMarkedDeclared(headers: Headers): boolean {
  return isSignedBy(headers.get(HEADER), TEXT, env.PAYLOAD_SECRET)
}
