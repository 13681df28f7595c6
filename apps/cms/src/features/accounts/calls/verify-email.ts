import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { confirmEmail } from '../email-change'

const call = calls.verifyEmail

export const verifyEmail = endpoint(call, async ({ req, body, address }) => {
  const refusal = await limit(req, 'useLink', [address ?? 'direct'])
  if (refusal) return refusal
  const isConfirmed = await inTransaction(req, () => confirmEmail(req, body.id))
  return isConfirmed ? answer(call, null) : errorResponse('linkExpired')
})
