import { callNamed } from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { refuse } from '../../api/refuse'
import { inTransaction } from '../../database/in-transaction'
import { limit } from '../../rate-limits/limit'
import { changePassword } from '../change-password'
import { findUserById } from '../find-user'
import { isWeakPassword } from '../is-weak-password'
import { readLink, takeLink } from '../links'

const call = callNamed('resetPassword')

export const resetPassword = endpoint(call, async ({ req, body, address }) => {
  const refusal = await limit(req, 'useLink', [address ?? 'direct'])
  if (refusal) return refusal
  return inTransaction(req, () => resetBy(req, body))
})

async function resetBy(
  req: PayloadRequest,
  { token, password }: { token: string; password: string },
): Promise<Response> {
  const link = await readLink(req, 'resetPassword', token)
  const user = link?.user_id ? await findUserById(req, link.user_id) : null
  // A mailbox that the account no longer has opens it no longer.
  if (!link || !user || user.email !== link.email) return refuse('linkExpired')
  if (isWeakPassword(password, { name: user.name ?? '', email: user.email })) {
    // The link stays good: the same form is sent again.
    return refuse('invalidFields', { password: 'weakPassword' })
  }
  if (!(await takeLink(req, 'resetPassword', token))) return refuse('linkExpired')
  await changePassword(req, user, password, { isMailboxProven: true })
  return answer(call, null)
}
