import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../lib/respond'
import { endpoint } from '../../api/endpoint'
import { inTransaction } from '../../database/in-transaction'
import { limit } from '../../rate-limits/limit'
import { changePassword, checkNewPassword, ownerOf } from '../change-password'
import { confirmIdentity } from '../confirm-identity'

const call = calls.updatePassword

export const updatePassword = endpoint(call, async ({ req, body, account, sessionId }) => {
  const refusal =
    (await limit(req, 'changeAccount', [`password ${account.id} ${sessionId}`])) ??
    (await confirmIdentity(req, { account, sessionId, password: body.password }))
  if (refusal) return refusal
  const problem = await checkNewPassword(req, body.new_password, ownerOf(account))
  if (problem) return errorResponse('invalidFields', { new_password: problem })
  const session = Number(sessionId)
  await inTransaction(req, () => changePassword(req, account, body.new_password, { session }))
  return answer(call, null)
})
