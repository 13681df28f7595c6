import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { inTransaction } from '../../database/in-transaction'
import { endSession } from '../end-sessions'

const call = callNamed('logout')

export const logout = endpoint(call, async ({ req, account, sessionId }) => {
  if (account && sessionId) {
    await inTransaction(req, () => endSession(req, account.id, Number(sessionId)))
  }
  return answer(call, null)
})
