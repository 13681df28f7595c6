import * as calls from '@studio/shared/api/calls'
import { answer } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { endSession } from '../sessions/end-sessions'

const call = calls.logout

export const logout = endpoint(call, async ({ req, account, sessionId }) => {
  if (account && sessionId) {
    await inTransaction(req, async () => {
      await endSession(req, account.id, Number(sessionId))
      await recordSecurityEvent(req, { kind: 'logout', details: 'website' })
    })
  }
  return answer(call, null)
})
