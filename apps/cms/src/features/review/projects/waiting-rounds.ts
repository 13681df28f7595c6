import type { WaitingRound } from '@studio/shared/review/projects'
import { isOverdue } from '@studio/shared/review/verdicts'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import type { ProjectFound } from '../project-access'
import { STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'

type Row = Record<'project' | 'deliverable' | 'version' | 'number', number> & {
  title: string
  due: string | null
  isAnswered: boolean
}

/**
 * The rounds that wait for an answer of the reader, by project. They are ordered by due date, so
 * that overdue rounds come first, and those without a date come last. Viewers are not asked for
 * answers, so they have none.
 */
export async function waitingRounds(
  req: PayloadRequest,
  found: readonly ProjectFound[],
  reader: User,
): Promise<Map<number, WaitingRound[]>> {
  const roles = new Map(found.map(({ project, role }) => [project.id, role]))
  const rows = roles.size === 0 ? [] : await openRounds(req, [...roles.keys()], reader)
  const waiting = new Map<number, WaitingRound[]>()
  for (const row of rows) {
    const role = roles.get(row.project)
    if (role === 'viewer' || (role !== 'studio' && row.isAnswered)) continue
    waiting.set(row.project, [...(waiting.get(row.project) ?? []), toView(row)])
  }
  return waiting
}

/** The open rounds of several projects. `isAnswered` says whether the reader has answered. */
function openRounds(req: PayloadRequest, projectIds: number[], { id }: User): Promise<Row[]> {
  return queryWithin<Row>(
    req,
    sql`SELECT deliverables.project_id AS project, deliverables.id AS deliverable,
               deliverables.title, versions.id AS version, versions.number::int AS number,
               (rounds.due_on AT TIME ZONE 'UTC')::date::text AS due,
               EXISTS (SELECT FROM review_rounds_answers
                 WHERE _parent_id = rounds.id AND user_id = ${id}) AS "isAnswered"
        FROM review_rounds AS rounds
        JOIN deliverable_versions AS versions ON versions.id = rounds.version_id
        JOIN deliverables ON deliverables.id = versions.deliverable_id
        WHERE deliverables.project_id IN ${projectIds} AND rounds.closed_at IS NULL
        ORDER BY rounds.due_on NULLS LAST, rounds.id`,
  )
}

function toView({ deliverable, title, version, number, due }: Row): WaitingRound {
  const round = {
    versionId: String(version),
    isClosed: false,
    dueOn: due,
    timeZone: STUDIO_TIME_ZONE,
  }
  return {
    deliverableId: String(deliverable),
    deliverableTitle: title,
    versionId: round.versionId,
    versionNumber: number,
    dueOn: due,
    isOverdue: isOverdue(round, new Date()),
  }
}
