import { toLocale } from '@studio/shared/locales'
import { invitationPath } from '@studio/shared/routes/account'
import type { PayloadRequest } from 'payload'
import { queueMail } from '../../mail/queue-mail'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { dropLinks, issueLink } from '../links'
import { siteAddress } from '../site-address'

/** Sends the link by which somebody chooses their first password; older ones end. */
export async function sendInvitation(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'name' | 'locale'>,
): Promise<void> {
  await dropLinks(req, 'invitation', user.id)
  const token = await issueLink(req, 'invitation', { userId: user.id, email: user.email })
  const locale = toLocale(user.locale)
  await queueMail(req, {
    to: user.email,
    template: 'invitation',
    locale,
    data: { name: user.name ?? '', link: siteAddress(locale, invitationPath(token)) },
  })
  await recordSecurityEvent(req, { kind: 'invitation-sent', account: user })
}
