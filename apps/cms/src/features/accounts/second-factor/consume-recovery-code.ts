import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { siteAddress } from '../site-address'
import { factorsOf } from './factors'
import { takeRecoveryCode } from './recovery-codes'

/** Consumes a recovery code, and mails the owner how many are left. */
export async function consumeRecoveryCode(
  req: PayloadRequest,
  user: User,
  typed: string,
): Promise<boolean> {
  if (!(await takeRecoveryCode(req, user.id, typed))) return false
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
