import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { queueMail } from '../mail/queue-mail'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { findUserByEmail } from './find-user'
import { dropLinks, issueLink } from './links'
import { siteAddress } from './site-address'

/** Sends a link for a new password where there is an account; says nothing where there is none. */
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
