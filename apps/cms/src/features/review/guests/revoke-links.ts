import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { Project, User } from '../../../payload-types'
import { makerMayShare } from './makers-rights'

type Condition = ReturnType<typeof sql>

/**
 * Revokes the matching links and notifies their guests' streams. Links that were already revoked
 * stay unchanged.
 */
export async function revokeLinks(req: PayloadRequest, condition: Condition): Promise<void> {
  await queryWithin(
    req,
    sql`WITH revoked AS (
          UPDATE guest_links SET revoked_at = now(), updated_at = now()
          WHERE revoked_at IS NULL AND (${condition}) RETURNING deliverable_id
        ) SELECT pg_notify('review_events', deliverable_id::text) FROM revoked`,
  )
}

/**
 * Revokes links of people who are no longer client admins of the project, because they still know
 * the secrets.
 */
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

/** Revokes links of people who have left the staff. */
export const revokeLinksOfFormerStaff: CollectionAfterChangeHook<User> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation === 'create') return
  await revokeLinks(req, sql`created_by_id = ${doc.id} AND NOT ${makerMayShare}`)
}
