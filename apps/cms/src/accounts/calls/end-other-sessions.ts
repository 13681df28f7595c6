import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { inTransaction } from '../../database/in-transaction'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { endAdminSessionsOf } from '../admin-sessions/admin-sessions'
import { confirmIdentity } from '../confirm-identity'
import { endAllSessions } from '../end-sessions'

const call = callNamed('endOtherSessions')

/** Those of the admin, too, also the one that was taken over from this very session. */
export const endOtherSessions = endpoint(call, async ({ req, body, account, sessionId }) => {
  const refusal = await confirmIdentity(req, { account, sessionId, password: body.password })
  if (refusal) return refusal
  await inTransaction(req, async () => {
    await endAllSessions(req, account.id, { session: Number(sessionId) })
    await endAdminSessionsOf(req, account.id)
    await recordSecurityEvent(req, { kind: 'session-ended', account, details: 'all others' })
  })
  return answer(call, null)
})
