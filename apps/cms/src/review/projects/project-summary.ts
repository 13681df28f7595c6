import type { ProjectSummary } from '@studio/shared/review/projects'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import type { ProjectFound } from '../project-access'
import { waitingRounds } from './waiting-rounds'

/** In the order of the projects; with as many statements for one as for all. */
export async function projectSummaries(
  req: PayloadRequest,
  found: readonly ProjectFound[],
  reader: User,
): Promise<ProjectSummary[]> {
  const counts = await countsOf(
    req,
    found.map(({ project }) => project.id),
  )
  const waiting = await waitingRounds(req, found, reader)
  return found.map(({ project, role }) => {
    const { id, title, state, isSample, nextDate, nextStep, paidAt } = project
    const { deliverables = 0, openNotes = 0 } = counts.get(id) ?? {}
    return {
      id: String(id),
      title,
      state,
      isSample: isSample === true,
      role,
      nextDate: nextDate ? nextDate.slice(0, 10) : null,
      nextStep: nextStep ?? '',
      openNotes,
      deliverableCount: deliverables,
      isPaid: Boolean(paidAt),
      waiting: waiting.get(id) ?? [],
    }
  })
}

/** How many deliverables there are, and open notes on the newest version of each. */
interface Counts {
  deliverables: number
  openNotes: number
}

async function countsOf(
  req: PayloadRequest,
  projectIds: readonly number[],
): Promise<Map<number, Counts>> {
  if (projectIds.length === 0) return new Map()
  const rows = await queryWithin<{ project: number } & Record<keyof Counts, number>>(
    req,
    sql`SELECT project_id AS project, count(*)::int AS deliverables,
               coalesce(sum((SELECT count(*) FROM review_notes
                 WHERE review_notes.version_id = newest.id AND resolved_at IS NULL)), 0)::int
                 AS "openNotes"
        FROM deliverables
        LEFT JOIN LATERAL (
          SELECT id FROM deliverable_versions WHERE deliverable_id = deliverables.id
          ORDER BY number DESC LIMIT 1
        ) AS newest ON true
        WHERE project_id IN ${projectIds}
        GROUP BY project_id`,
  )
  return new Map(rows.map(({ project, ...counts }) => [project, counts]))
}
