import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { Project } from '../../payload-types'
import { idOf } from '../project-access'

/**
 * A client's admin who is none any more still knows the secrets of the links that they made: these
 * end with their part in the project. Links of staff stay.
 */
export const revokeLinksOfOthers: CollectionAfterChangeHook<Project> = async ({ doc, req }) => {
  const admins = (doc.members ?? [])
    .filter(({ role }) => role === 'clientAdmin')
    .map(({ user }) => idOf(user))
  await queryWithin(
    req,
    sql`WITH revoked AS (
          UPDATE guest_links SET revoked_at = now(), updated_at = now()
          FROM deliverables
          WHERE deliverables.id = guest_links.deliverable_id
            AND deliverables.project_id = ${doc.id} AND revoked_at IS NULL
            AND created_by_id <> ALL (${sql.param(admins)}::int[])
            AND NOT EXISTS (
              SELECT FROM users_roles WHERE parent_id = created_by_id
                AND value IN ('editor', 'admin')
            )
          RETURNING deliverable_id
        ) SELECT pg_notify('review_events', deliverable_id::text) FROM revoked`,
  )
}
