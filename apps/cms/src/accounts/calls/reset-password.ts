import { callNamed } from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { answer, errorResponse } from '../../api/respond'
import { endpoint } from '../../api/endpoint'
import { inTransaction } from '../../database/in-transaction'
import { limit } from '../../rate-limits/limit'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { changePassword, checkNewPassword, ownerOf } from '../change-password'
import { findUserById } from '../users'
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
  const found = await findLink(req, token)
  const { link, purpose } = found ?? {}
  const user = link?.user_id ? await findUserById(req, link.user_id) : null
  // An e-mail address that the account no longer has opens it no longer.
  if (!link || !purpose || !user || user.email !== link.email) return errorResponse('linkExpired')
  const problem = await checkNewPassword(req, password, ownerOf(user))
  // The link stays good: the same form is sent again.
  if (problem) return errorResponse('invalidFields', { password: problem })
  if (!(await takeLink(req, purpose, token))) return errorResponse('linkExpired')
  const isFirst = purpose === 'invitation'
  await changePassword(req, user, password, { isEmailProven: true, isFirst })
  if (isFirst) await recordSecurityEvent(req, { kind: 'invitation-accepted', account: user })
  return answer(call, null)
}

/** Of a forgotten password, or of an invitation. */
async function findLink(req: PayloadRequest, token: string) {
  for (const purpose of ['resetPassword', 'invitation'] as const) {
    const link = await readLink(req, purpose, token)
    if (link) return { link, purpose }
  }
  return null
}
