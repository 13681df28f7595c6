import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { dropLinks, issueLink } from './links'
import { siteAddress } from './site-address'

/** Sends an e-mail address the link that confirms it, new or to be changed to; older links end. */
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
