import { toLocale } from '@studio/shared/locales'
import { invitationPath } from '@studio/shared/routes/account'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { queueMail } from '../../mail/queue-mail'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { dropLinks, issueLink, siteAddress } from '../links'
import { newSecret } from '../secrets'

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

const INVITED = 'isInvited'

/**
 * Nobody makes up a password for somebody else: an account without one gets one that nobody knows.
 */
export const setUnusablePassword: CollectionBeforeValidateHook = ({ data, operation, context }) => {
  if (operation !== 'create') return data
  const { password } = (data ?? {}) as { password?: unknown }
  const isInvited = password === undefined || password === null || password === ''
  context[INVITED] = isInvited
  if (!isInvited) return data
  return { ...data, password: newSecret(), invitedAt: new Date().toISOString() }
}

/** Its person is invited to choose one. */
export const inviteNewPerson: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req,
  context,
}) => {
  if (operation === 'create' && context[INVITED] === true) await sendInvitation(req, doc as User)
}
