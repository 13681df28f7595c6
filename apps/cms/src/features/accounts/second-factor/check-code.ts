import type { PayloadRequest } from 'payload'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { takeAppCode } from './app-factor'
import { consumeRecoveryCode } from './consume-recovery-code'

/** Checks a code of the app or a recovery code, and consumes it. */
export async function checkCode(req: PayloadRequest, user: User, typed: string): Promise<boolean> {
  if (await takeAppCode(req, user.id, typed)) {
    await recordSecurityEvent(req, { kind: 'second-factor-used', account: user, details: 'app' })
    return true
  }
  if (await consumeRecoveryCode(req, user, typed)) return true
  await recordSecurityEvent(req, { kind: 'second-factor-failed', account: user, details: 'code' })
  return false
}
