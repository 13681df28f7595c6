import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { changePassword, checkNewPassword, ownerOf } from '../change-password'
import { confirmIdentity } from '../confirm-identity'
import type { KeptPassword } from '../secrets'
import { findUserById, lockAccount } from '../users'

const call = calls.updatePassword

export const updatePassword = endpoint(call, async ({ req, body, account, sessionId }) => {
  const before = await findUserById(req, account.id)
  const refusal =
    (await limit(req, 'changeAccount', [`password ${account.id} ${sessionId}`])) ??
    (await confirmIdentity(req, { account, sessionId, password: body.password }))
  if (refusal) return refusal
  const problem = await checkNewPassword(req, body.new_password, ownerOf(account))
  if (problem) return errorResponse('invalidFields', { new_password: problem })
  const session = Number(sessionId)
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    // Another call with the same old password may have changed it in the meantime.
    const current = await findUserById(req, account.id)
    if (!current || !hasSamePassword(current, before)) {
      return errorResponse('invalidFields', { password: 'wrongPassword' })
    }
    await changePassword(req, account, body.new_password, { session })
    return answer(call, null)
  })
})

function hasSamePassword(some: KeptPassword, other: KeptPassword | null): boolean {
  return some.hash === other?.hash
}
