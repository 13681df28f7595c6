import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../mail/queue-mail'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { siteAddress } from '../site-address'
import { takeAppCode } from './app-factor'
import { factorsOf } from './factors'
import { takeRecoveryCode } from './recovery-codes'

/** Checks a code of the app or a recovery code, and consumes it. */
export async function checkCode(req: PayloadRequest, user: User, typed: string): Promise<boolean> {
  if (await takeAppCode(req, user.id, typed)) {
    await recordSecurityEvent(req, { kind: 'second-factor-used', account: user, details: 'app' })
    return true
  }
  if (!(await takeRecoveryCode(req, user.id, typed))) {
    await recordSecurityEvent(req, { kind: 'second-factor-failed', account: user, details: 'code' })
    return false
  }
  await recordSecurityEvent(req, { kind: 'recovery-code-used', account: user })
  const { recoveryCodesLeft } = await factorsOf(req, user.id)
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'recoveryCodeUsed',
    locale,
    data: {
      name: user.name ?? '',
      left: String(recoveryCodesLeft),
      link: siteAddress(locale, 'settings/two-step'),
    },
  })
  return true
}
