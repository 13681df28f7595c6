import * as calls from '@studio/shared/api/calls'
import { answer, errorResponse } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { inTransaction } from '../../../platform/database/in-transaction'
import { limit } from '../../../platform/rate-limits/limit'
import { guardForm } from '../../../platform/spam/guard-form'
import { checkNewPassword } from '../change-password'
import { constantTimeResponse } from '../constant-time-response'
import { registerAccount } from '../register-account'

const call = calls.register

/** The response is the same for new and known email addresses; only the mail differs. */
export const register = endpoint(call, async ({ req, body, address, locale }) => {
  const refusal = await limit(req, 'newPassword', [address ?? 'direct'])
  if (refusal) return refusal
  const problem = await checkNewPassword(req, body.password, { ...body, isStaff: false })
  if (problem) return errorResponse('invalidFields', { password: problem })
  const verdict = await guardForm(req, body, {
    limitName: 'register',
    keys: [address ?? 'direct', body.email],
  })
  if (verdict instanceof Response) return verdict
  if (verdict.isSpam) return answer(call, null)
  return constantTimeResponse(async () => {
    await inTransaction(req, () => registerAccount(req, body, locale))
    return answer(call, null)
  })
})
