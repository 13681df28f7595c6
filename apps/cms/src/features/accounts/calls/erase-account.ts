import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { isStaff } from '../../../platform/access/roles'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { confirmErasure } from '../confirm-identity'
import { eraseAccountOf } from '../erase-account'
import { findUserById, lockAccount } from '../users'

const call = calls.eraseAccount

export const eraseAccount = endpoint(call, async ({ req, body, account, sessionId }) => {
  // Staff cannot erase themselves, because the last admin could lock everybody out. Admins delete
  // the accounts of colleagues in the admin.
  if (isStaff(account)) return errorResponse('forbidden')
  const refusal =
    (await limit(req, 'changeAccount', [`erase ${account.id}`])) ??
    (await confirmErasure(req, { account, sessionId, password: body.password }))
  if (refusal) return refusal
  return inTransaction(req, async () => {
    await lockAccount(req, account.id)
    // Another call may have erased the account in the meantime.
    if (!(await findUserById(req, account.id))) return errorResponse('sessionExpired')
    await eraseAccountOf(req, account)
    return answer(call, null)
  })
})
