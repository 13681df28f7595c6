import { sql } from '@payloadcms/db-postgres'
import { toLocale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { queryWithin } from '../database/query-within'
import { queueMail } from '../mail/queue-mail'
import type { User } from '../payload-types'
import { issueLink } from './links'
import { siteAddress } from './site-address'

/**
 * Mails to the e-mail address that an account had before, with the link that undoes it. One that
 * was never theirs for all we know, mistyped and put right, gets no way into the account.
 */
export async function announceEmailChange(
  req: PayloadRequest,
  before: User,
  email: string,
): Promise<void> {
  if (!(await wasInUse(req, before))) return
  const locale = toLocale(before.locale)
  const id = await issueLink(req, 'undoEmail', {
    userId: before.id,
    email: before.email,
    details: { changedAt: new Date().toISOString() },
  })
  await queueMail(req, {
    to: before.email,
    template: 'emailChanged',
    locale,
    data: { name: before.name ?? '', email, link: siteAddress(locale, `email/undo/${id}`) },
  })
}

async function wasInUse(req: PayloadRequest, user: User): Promise<boolean> {
  const { id, verifiedAt, invitedAt } = user
  // Staff who have chosen their password work with it, whether they are logged in now or not.
  if (verifiedAt || (isStaff(user) && !invitedAt)) return true
  const sessions = await queryWithin(
    req,
    sql`SELECT 1 FROM sessions WHERE user_id = ${id}
        UNION ALL SELECT 1 FROM users_sessions WHERE _parent_id = ${id} LIMIT 1`,
  )
  return sessions.length > 0
}
