import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../../platform/database/in-transaction'
import { queueMail } from '../../platform/mail/queue-mail'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../platform/security-log/record-security-event'
import { dropLinks, issueLink } from './links'
import { siteAddress } from './site-address'
import { findUserByEmail } from './users'

/** Sends a link that confirms an email address, and invalidates older ones. */
export async function sendVerification(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'name'>,
  email: string,
  locale: Locale,
  template: 'verifyEmail' | 'confirmNewEmail',
): Promise<void> {
  await dropLinks(req, 'verifyEmail', user.id)
  const id = await issueLink(req, 'verifyEmail', { userId: user.id, email })
  await queueMail(req, {
    to: email,
    template,
    locale,
    data: { name: user.name ?? '', link: verifyAddress(locale, id), sentAt: '', device: '' },
  })
}

export function verifyAddress(locale: Locale, id: string): string {
  return siteAddress(locale, `email/verify/${id}`)
}

/** Sends a link to reset the password. It does nothing for email addresses without an account. */
export async function sendResetLink(
  req: PayloadRequest,
  email: string,
  locale: Locale,
): Promise<void> {
  const user = await findUserByEmail(req, email)
  if (!user) return
  await inTransaction(req, async () => {
    await recordSecurityEvent(req, { kind: 'password-reset-requested', account: user })
    await dropLinks(req, 'resetPassword', user.id)
    const token = await issueLink(req, 'resetPassword', { userId: user.id, email: user.email })
    await queueMail(req, {
      to: user.email,
      template: 'resetPassword',
      locale,
      data: { name: user.name ?? '', link: siteAddress(locale, `password/reset/${token}`) },
    })
  })
}
