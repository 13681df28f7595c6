import * as calls from '@studio/shared/api/calls'
import { answer } from '../../platform/lib/respond'
import { endpoint } from '../../platform/api/endpoint'
import { limit } from '../../platform/rate-limits/limit'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { personalDataOf } from './personal-data'

const call = calls.exportAccount

export const exportAccount = endpoint(call, async ({ req, account }) => {
  const refusal = await limit(req, 'changeAccount', [`export ${account.id}`])
  if (refusal) return refusal
  const data = await personalDataOf(req, account)
  await recordSecurityEvent(req, { kind: 'account-exported', account })
  return answer(call, { account: data })
})
