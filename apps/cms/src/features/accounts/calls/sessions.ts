import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { endAdminSessionsOf } from '../sessions/admin-sessions'
import { confirmIdentity } from '../confirm-identity'
import { endAllSessions, endSessionNamed } from '../sessions/end-sessions'
import { sessionsOf } from '../sessions/sessions'

const listCall = calls.listSessions
const endCall = calls.endSession
const endOthersCall = calls.endOtherSessions

export const listSessions = endpoint(listCall, async ({ req, account, sessionId }) =>
  answer(listCall, await sessionsOf(req, account.id, sessionId)),
)

/** Sessions of other accounts get the same response as unknown sessions. */
export const endOneSession = endpoint(
  endCall,
  async ({ req, parameters, body, account, sessionId }) => {
    const refusal = await confirmIdentity(req, { account, sessionId, password: body.password })
    if (refusal) return refusal
    const isEnded = await inTransaction(req, () => endSessionNamed(req, account, parameters.id))
    return isEnded ? answer(endCall, null) : errorResponse('notFound')
  },
)

/** Also ends all admin sessions, including the one that was started from the current session. */
export const endOtherSessions = endpoint(
  endOthersCall,
  async ({ req, body, account, sessionId }) => {
    const refusal = await confirmIdentity(req, { account, sessionId, password: body.password })
    if (refusal) return refusal
    await inTransaction(req, async () => {
      await endAllSessions(req, account.id, { session: Number(sessionId) })
      await endAdminSessionsOf(req, account.id)
      await recordSecurityEvent(req, { kind: 'session-ended', account, details: 'all others' })
    })
    return answer(endOthersCall, null)
  },
)
