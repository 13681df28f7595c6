import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { restoreEmail } from '../email-change'

const call = calls.undoEmailChange

export const undoEmailChange = endpoint(call, async ({ req, body, address }) => {
  const refusal = await limit(req, 'useLink', [address ?? 'direct'])
  if (refusal) return refusal
  const isUndone = await inTransaction(req, () => restoreEmail(req, body.id))
  return isUndone ? answer(call, null) : errorResponse('linkExpired')
})
