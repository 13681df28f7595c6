import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { findUserByEmail } from './find-user'
import { sendVerification } from './send-verification'
import { siteAddress } from './site-address'

/** Asks the new mailbox to confirm. One that has an account is told so; who asked is not. */
export async function requestMailbox(
  req: PayloadRequest,
  user: User,
  email: string,
  locale: Locale,
): Promise<void> {
  const owner = await findUserByEmail(req, email)
  if (!owner) {
    await sendVerification(req, user, email, locale)
    return
  }
  await queueMail(req, {
    to: owner.email,
    template: 'alreadyRegistered',
    locale,
    data: { name: owner.name ?? '', link: siteAddress(locale, 'login') },
  })
}
