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
import { dropLinks, issueLink } from '../links'
import { siteAddress } from '../site-address'
import { newSecret } from '../secrets'

/**
 * Sends the link by which somebody chooses their first password; older ones end.
 *
 * @param project the title of the project that they are asked to join, if it is for one
 */
export async function sendInvitation(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'name' | 'locale'>,
  project?: string,
): Promise<void> {
  await dropLinks(req, 'invitation', user.id)
  const token = await issueLink(req, 'invitation', { userId: user.id, email: user.email })
  const locale = toLocale(user.locale)
  const data = { name: user.name ?? '', link: siteAddress(locale, invitationPath(token)) }
  const mail = { to: user.email, locale }
  await (project
    ? queueMail(req, { ...mail, template: 'projectInvitation', data: { ...data, project } })
    : queueMail(req, { ...mail, template: 'invitation', data }))
  await recordSecurityEvent(req, { kind: 'invitation-sent', account: user })
}

const INVITED = 'isInvited'
/** In the context of a request that makes an account for a project's member: the project's title. */
export const INVITING_PROJECT = 'invitingProject'

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
  if (operation !== 'create' || context[INVITED] !== true) return
  const project = context[INVITING_PROJECT]
  await sendInvitation(req, doc as User, typeof project === 'string' ? project : undefined)
}
