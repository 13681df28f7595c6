import type { Caller } from '@studio/shared/api/call'
import type { ApiCaller } from './caller'
import { errorResponse } from './respond'

/** Null when this caller may; a token that means nothing any more is told apart from none. */
export function checkCaller(allowed: Caller, caller: ApiCaller): Response | null {
  if (allowed === 'account' && (!caller.account || !caller.sessionId)) {
    return errorResponse(caller.sentToken ? 'sessionExpired' : 'unauthenticated')
  }
  if (allowed === 'guest' && caller.account) return errorResponse('forbidden')
  return null
}
