import { toLocale, type Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { findUserByEmail } from './find-user'
import { sendVerification } from './send-verification'
import { siteAddress } from './site-address'

/**
 * Mails the new address to confirm it, and tells the present one at once. A new one that has an
 * account is told so; who asked is not.
 */
export async function requestEmailChange(
  req: PayloadRequest,
  user: User,
  email: string,
  locale: Locale,
): Promise<void> {
  await recordSecurityEvent(req, { kind: 'email-change-requested', account: user })
  const owner = await findUserByEmail(req, email)
  if (owner) {
    await queueMail(req, {
      to: owner.email,
      template: 'alreadyRegistered',
      locale,
      data: { name: owner.name ?? '', link: siteAddress(locale, 'login') },
    })
  } else {
    await sendVerification(req, user, email, locale, 'confirmNewEmail')
  }
  const own = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'emailChangeRequested',
    locale: own,
    data: { name: user.name ?? '', email, link: siteAddress(own, 'password/reset') },
  })
}
