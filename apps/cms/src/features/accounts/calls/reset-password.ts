import * as calls from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { changePassword, checkNewPassword, ownerOf } from '../change-password'
import { findUserById } from '../users'
import { readLink, takeLink } from '../links'

const call = calls.resetPassword

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
  // A link that was mailed to a former email address of the account is no longer valid.
  if (!link || !user || user.email !== link.email) return errorResponse('linkExpired')
  const problem = await checkNewPassword(req, password, ownerOf(user))
  // The link stays valid, because the visitor submits the same form again.
  if (problem) return errorResponse('invalidFields', { password: problem })
  if (!(await takeLink(req, 'resetPassword', token))) return errorResponse('linkExpired')
  await changePassword(req, user, password, { isEmailProven: true })
  return answer(call, null)
}
