import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { refuse } from '../../api/refuse'
import { inTransaction } from '../../database/in-transaction'
import { limit } from '../../rate-limits/limit'
import { changePassword } from '../change-password'
import { findUserById } from '../find-user'
import { isPassword } from '../is-password'
import { isWeakPassword } from '../is-weak-password'

const call = callNamed('updatePassword')

export const updatePassword = endpoint(call, async ({ req, body, account, sessionId }) => {
  const refusal = await limit(req, 'changeAccount', [`password ${account.id}`])
  if (refusal) return refusal
  if (!(await isPassword(body.password, await findUserById(req, account.id)))) {
    return refuse('invalidFields', { password: 'wrongPassword' })
  }
  if (isWeakPassword(body.new_password, { name: account.name ?? '', email: account.email })) {
    return refuse('invalidFields', { new_password: 'weakPassword' })
  }
  const session = Number(sessionId)
  await inTransaction(req, () => changePassword(req, account, body.new_password, { session }))
  return answer(call, null)
})
