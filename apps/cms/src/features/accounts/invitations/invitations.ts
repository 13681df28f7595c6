import { sql } from '@payloadcms/db-postgres'
import { toLocale } from '@studio/shared/locales'
import { invitationPath } from '@studio/shared/routes/account'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import { queueMail } from '../../../platform/mail/queue-mail'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { issueLink } from '../links'
import { siteAddress } from '../site-address'
import { newSecret } from '../secrets'

/** The project to which a person is invited. */
interface InvitingProject {
  id: number
  title: string
}

/**
 * Sends the link with which an invited person chooses their first password. Older links to the same
 * project end; without a project, all older links end. Links to other projects stay valid.
 */
export async function sendInvitation(
  req: PayloadRequest,
  user: Pick<User, 'id' | 'email' | 'name' | 'locale'>,
  project?: InvitingProject,
): Promise<void> {
  await queryWithin(
    req,
    project
      ? sql`DELETE FROM account_links WHERE purpose IN ('invitation', 'withdrawnInvitation')
              AND user_id = ${user.id} AND details->>'project' = ${String(project.id)}`
      : sql`DELETE FROM account_links WHERE purpose = 'invitation' AND user_id = ${user.id}`,
  )
  const token = await issueLink(req, 'invitation', {
    userId: user.id,
    email: user.email,
    details: {
      sentAt: new Date().toISOString(),
      ...(req.user && { sentBy: String(req.user.id) }),
      ...(project && { project: String(project.id) }),
    },
  })
  const locale = toLocale(user.locale)
  const data = { name: user.name ?? '', link: siteAddress(locale, invitationPath(token)) }
  const mail = { to: user.email, locale }
  await (project
    ? queueMail(req, {
        ...mail,
        template: 'projectInvitation',
        data: { ...data, project: project.title },
      })
    : queueMail(req, { ...mail, template: 'invitation', data }))
  await recordSecurityEvent(req, { kind: 'invitation-sent', account: user })
}

/**
 * @returns true if the person was invited, has no password yet, and has not logged in in another
 * way, such as with a provider
 */
export function isStillInvited({ invitedAt, verifiedAt }: User): boolean {
  return Boolean(invitedAt) && !verifiedAt
}

const INVITED = 'isInvited'
const INVITING_PROJECT = 'invitingProject'

/** The context of a request that creates an account for a member of a project. */
export function invitingTo(project: InvitingProject): Record<string, unknown> {
  return { [INVITING_PROJECT]: project }
}

/** Gives an account without a password a random one, because the invited person chooses it. */
export const setUnusablePassword: CollectionBeforeValidateHook = ({ data, operation, context }) => {
  if (operation !== 'create') return data
  const { password } = (data ?? {}) as { password?: unknown }
  const isInvited = password === undefined || password === null || password === ''
  context[INVITED] = isInvited
  if (!isInvited) return data
  return { ...data, password: newSecret(), invitedAt: new Date().toISOString() }
}

export const inviteNewPerson: CollectionAfterChangeHook = async ({
  doc,
  operation,
  req,
  context,
}) => {
  if (operation !== 'create' || context[INVITED] !== true) return
  await sendInvitation(req, doc as User, context[INVITING_PROJECT] as InvitingProject | undefined)
}
