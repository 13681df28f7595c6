import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { refuse } from '../../api/refuse'
import { isStaff } from '../../access/roles'
import { inTransaction } from '../../database/in-transaction'
import { limit } from '../../rate-limits/limit'
import { eraseAccountOf } from '../erase-account-of'
import { findUserById } from '../find-user'
import { isPassword } from '../is-password'

const call = callNamed('eraseAccount')

export const eraseAccount = endpoint(call, async ({ req, body, account }) => {
  // The last admin could lock everybody out; an admin deletes colleagues' accounts in the admin.
  if (isStaff(account)) return refuse('forbidden')
  const refusal = await limit(req, 'changeAccount', [`erase ${account.id}`])
  if (refusal) return refusal
  if (!(await isPassword(body.password, await findUserById(req, account.id)))) {
    return refuse('invalidFields', { password: 'wrongPassword' })
  }
  await inTransaction(req, () => eraseAccountOf(req, account))
  return answer(call, null)
})
