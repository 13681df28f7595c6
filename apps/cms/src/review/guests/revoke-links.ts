import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { Project, User } from '../../payload-types'
import { makerMayShare } from './makers-rights'

type Condition = ReturnType<typeof sql>

/** Guests who are in by such a link are told at once. Once more is the same. */
export async function revokeLinks(req: PayloadRequest, condition: Condition): Promise<void> {
  await queryWithin(
    req,
    sql`WITH revoked AS (
          UPDATE guest_links SET revoked_at = now(), updated_at = now()
          WHERE revoked_at IS NULL AND (${condition}) RETURNING deliverable_id
        ) SELECT pg_notify('review_events', deliverable_id::text) FROM revoked`,
  )
}

/** People who are no admins of the project any more still know the secrets of their links. */
export const revokeLinksOfFormerAdmins: CollectionAfterChangeHook<Project> = async ({
  doc,
  req,
}) => {
  await revokeLinks(
    req,
    sql`deliverable_id IN (SELECT id FROM deliverables WHERE project_id = ${doc.id})
        AND NOT ${makerMayShare}`,
  )
}

/** So do those who have left the staff. */
export const revokeLinksOfFormerStaff: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  await revokeLinks(req, sql`created_by_id = ${doc.id} AND NOT ${makerMayShare}`)
}
