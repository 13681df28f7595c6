import { dayIn } from '@studio/shared/review/due-day'
import { toLocale } from '@studio/shared/locales'
import { roomPath } from '@studio/shared/routes/account'
import type { Pool, PoolClient } from 'pg'
import { siteAddress } from '../../accounts/site-address'
import { inTransaction } from '../../../platform/database/in-transaction'
import { insertMail } from '../../../platform/mail/insert-mail'
import { projectThread } from '../../../platform/mail/threads'
import { dayText, STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

const DAY = 24 * 60 * 60 * 1000

interface Missing {
  email: string
  name: string
  locale: string
  project: string
  projectId: number
  deliverable: string
  deliverableId: number
  dueOn: string
}

/**
 * Reminds members who have not answered a round that is due today or tomorrow. Each round sends
 * reminders once, but not immediately after it was opened.
 *
 * @returns the number of queued mails
 */
export async function remindMembers(pool: Pool, now = new Date()): Promise<number> {
  const tomorrow = dayIn(STUDIO_TIME_ZONE, new Date(now.getTime() + DAY))
  return inTransaction(pool, async (client) => {
    const missing = await takeMissing(client, tomorrow, now)
    for (const member of missing) await queueReminder(client, member)
    return missing.length
  })
}

async function takeMissing(client: PoolClient, tomorrow: string, now: Date): Promise<Missing[]> {
  const { rows } = await client.query<Missing>(
    `WITH due AS (
       UPDATE review_rounds SET reminded_at = now()
       WHERE closed_at IS NULL AND reminded_at IS NULL
         AND (due_on AT TIME ZONE 'UTC')::date BETWEEN $1::date - 1 AND $1::date
         AND created_at < $2::timestamptz - interval '12 hours'
       RETURNING id, version_id, (due_on AT TIME ZONE 'UTC')::date::text AS due_on
     )
     SELECT users.email, coalesce(users.name, '') AS name, coalesce(users.locale, '') AS locale,
       projects.title AS project,
       projects.id AS "projectId", deliverables.id AS "deliverableId", due.due_on AS "dueOn",
       deliverables.title || ' · v' || deliverable_versions.number AS deliverable
     FROM due
     JOIN deliverable_versions ON deliverable_versions.id = due.version_id
     JOIN deliverables ON deliverables.id = deliverable_versions.deliverable_id
     JOIN projects ON projects.id = deliverables.project_id
     JOIN projects_members AS members ON members._parent_id = projects.id
       AND members.role <> 'viewer'
     JOIN users ON users.id = members.user_id
     WHERE NOT EXISTS (
       SELECT FROM review_rounds_answers AS answers
       WHERE answers._parent_id = due.id AND answers.user_id = users.id
     )`,
    [tomorrow, now],
  )
  return rows
}

async function queueReminder(client: PoolClient, member: Missing): Promise<void> {
  const { email, name, project, deliverable } = member
  const locale = toLocale(member.locale)
  await insertMail(client, {
    to: email,
    template: 'roundReminder',
    locale,
    thread: projectThread(member.projectId),
    data: {
      ...{ name, project, deliverable },
      due: dayText(member.dueOn, locale),
      link: siteAddress(locale, roomPath(String(member.deliverableId))),
    },
  })
}
