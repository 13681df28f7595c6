import * as calls from '@studio/shared/api/calls'
import { answer } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { guardForm } from '../../../platform/spam/guard-form'
import { constantTimeResponse } from '../constant-time-response'
import { sendResetLink } from '../send-links'

const call = calls.forgotPassword

export const forgotPassword = endpoint(call, async ({ req, body, address, locale }) => {
  const verdict = await guardForm(req, body, {
    limitName: 'mailLink',
    keys: [address ?? 'direct'],
    recipient: body.email,
  })
  if (verdict instanceof Response) return verdict
  return constantTimeResponse(async () => {
    if (!verdict.isSpam) await sendResetLink(req, body.email, locale)
    return answer(call, null)
  })
})
