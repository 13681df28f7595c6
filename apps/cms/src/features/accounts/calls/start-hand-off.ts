import { ADMIN_ID_HEADER, ADMIN_KEY_HEADER } from '@studio/shared/api/headers'
import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { limit } from '../../../platform/rate-limits/limit'
import { createTicket } from '../admin-sso/ticket'

const call = calls.startHandOff

export const startHandOff = endpoint(call, async ({ req, account, sessionId }) => {
  const refusal = await limit(req, 'handOff', [`hand-off ${account.id}`])
  if (refusal) return refusal
  const adminKey = req.headers.get(ADMIN_KEY_HEADER) ?? ''
  if (req.headers.get(ADMIN_ID_HEADER) !== String(account.id)) return errorResponse('forbidden')
  const url = await createTicket(req, {
    userId: account.id,
    sessionId: Number(sessionId),
    adminKey,
  })
  return url ? answer(call, { url }) : errorResponse('forbidden')
})
