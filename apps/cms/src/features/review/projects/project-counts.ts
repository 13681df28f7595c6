import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'

export interface ProjectCounts {
  deliverables: number
  /** The number of versions of all deliverables. */
  versions: number
  /** The number of open notes on the newest versions of all deliverables. */
  openNotes: number
  /** The number of deliverables whose newest version is signed. */
  signedOff: number
  /** The number of deliverables that are paid. */
  paid: number
}

const NONE: ProjectCounts = { deliverables: 0, versions: 0, openNotes: 0, signedOff: 0, paid: 0 }

/**
 * Counts for all projects with one SQL statement.
 *
 * @param isForStudio true to count also notes for the studio alone
 * @returns a function that takes a project's id and returns its counts
 */
export async function projectCounts(
  req: PayloadRequest,
  projectIds: readonly number[],
  isForStudio: boolean,
): Promise<(id: number) => ProjectCounts> {
  const rows =
    projectIds.length === 0
      ? []
      : await queryWithin<{ project: number } & Record<keyof ProjectCounts, number>>(
          req,
          sql`SELECT project_id AS project, count(*)::int AS deliverables,
                     coalesce(sum((SELECT count(*) FROM deliverable_versions
                       WHERE deliverable_id = deliverables.id
                         AND deleted_at IS NULL)), 0)::int AS versions,
                     coalesce(sum((SELECT count(*) FROM review_notes
                       WHERE review_notes.version_id = newest.id AND resolved_at IS NULL
                         AND (${isForStudio} OR NOT is_studio_only))), 0)::int
                       AS "openNotes",
                     count(*) FILTER (WHERE EXISTS (SELECT FROM sign_offs
                       WHERE sign_offs.version_id = newest.id))::int AS "signedOff",
                     count(deliverables.paid_at)::int AS paid
              FROM deliverables
              LEFT JOIN LATERAL (
                SELECT id FROM deliverable_versions
                WHERE deliverable_id = deliverables.id AND deleted_at IS NULL
                ORDER BY number DESC LIMIT 1
              ) AS newest ON true
              WHERE project_id IN ${projectIds}
              GROUP BY project_id`,
        )
  const counts = new Map(rows.map(({ project, ...found }) => [project, found]))
  return (id) => counts.get(id) ?? NONE
}
