import { toLocale } from '@studio/shared/locales'
import { dayIn } from '@studio/shared/review/due-day'
import type { PayloadRequest } from 'payload'
import { poolOf } from '../../../platform/database/pool'
import { dayText, STUDIO_TIME_ZONE } from '../../../platform/lib/studio-days'
import { deskTexts, MAX_ITEMS, type DeskItem, type DeskSource } from '../source'
import { EDITORS } from '../../../platform/access/roles'

interface Row {
  deliverable: number
  title: string
  project: string
  number: number
  at: Date
  /** The day by which the round must be answered; null if only notes are waiting and no round. */
  due: string | null
  isOverdue: boolean
  answered: number | null
  asked: number | null
  notes: number
  total: number
}

/**
 * Rooms in which the studio has something to do: everyone has answered an open round, a round is
 * overdue, or clients wrote notes on the newest version that nobody of the studio has answered.
 */
export const review: DeskSource = {
  key: 'review',
  title: (texts) => texts.review.title,
  empty: (texts) => texts.review.empty,
  roles: EDITORS,
  load: async (req) => {
    const { rows } = await poolOf(req.payload).query<Row>(WAITING, [
      dayIn(STUDIO_TIME_ZONE, new Date()),
    ])
    return {
      items: rows.map((row) => itemOf(req, row)),
      total: rows[0]?.total ?? 0,
      all: { href: '/admin/collections/review-rounds', label: deskTexts(req).review.all },
    }
  },
}

const WAITING = `
  WITH newest AS (
    SELECT DISTINCT ON (deliverable_id) id, deliverable_id, number
    FROM deliverable_versions WHERE deleted_at IS NULL ORDER BY deliverable_id, number DESC
  ), notes AS (
    SELECT newest.deliverable_id, count(*)::int AS count, max(note.created_at) AS at
    FROM review_notes AS note JOIN newest ON newest.id = note.version_id
    WHERE note.resolved_at IS NULL AND note.author_side <> 'studio' AND NOT EXISTS (
      SELECT FROM review_replies WHERE note_id = note.id AND author_side = 'studio'
    )
    GROUP BY newest.deliverable_id
  ), rounds AS (
    SELECT version.deliverable_id, version.number, round.created_at AS at,
           (round.due_on AT TIME ZONE 'UTC')::date AS due, answers.answered, answers.asked
    FROM review_rounds AS round
    JOIN deliverable_versions AS version ON version.id = round.version_id
    JOIN deliverables ON deliverables.id = version.deliverable_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS asked, count(*) FILTER (WHERE EXISTS (
        SELECT FROM review_rounds_answers AS answer
        WHERE answer._parent_id = round.id AND answer.user_id = member.user_id
      ))::int AS answered
      FROM projects_members AS member
      WHERE member._parent_id = deliverables.project_id AND member.role <> 'viewer'
    ) AS answers
    WHERE round.closed_at IS NULL AND version.deleted_at IS NULL
      AND ((answers.asked > 0 AND answers.answered = answers.asked)
           OR (round.due_on AT TIME ZONE 'UTC')::date < $1::date)
  )
  SELECT deliverables.id AS deliverable, deliverables.title, projects.title AS project,
         coalesce(rounds.number, newest.number)::int AS number,
         coalesce(rounds.at, notes.at) AS at, rounds.due::text AS due,
         coalesce(rounds.due < $1::date, false) AS "isOverdue", rounds.answered, rounds.asked,
         coalesce(notes.count, 0) AS notes, (count(*) OVER ())::int AS total
  FROM deliverables
  JOIN projects ON projects.id = deliverables.project_id
  JOIN newest ON newest.deliverable_id = deliverables.id
  LEFT JOIN rounds ON rounds.deliverable_id = deliverables.id
  LEFT JOIN notes ON notes.deliverable_id = deliverables.id
  WHERE (rounds.deliverable_id IS NOT NULL OR notes.deliverable_id IS NOT NULL)
    AND projects.state <> 'closed'
  ORDER BY "isOverdue" DESC, rounds.due NULLS LAST, at DESC
  LIMIT ${MAX_ITEMS}`

function itemOf(req: PayloadRequest, row: Row): DeskItem {
  const texts = deskTexts(req).review
  const { deliverable, title, project, number, due, isOverdue, answered, asked, notes } = row
  const isAnswered = asked !== null && asked > 0 && asked === answered
  return {
    key: `${deliverable}/${number}`,
    title: `${project}: ${title}`,
    facts: [
      texts.version(number),
      ...(isAnswered ? [texts.answered] : []),
      ...(isOverdue && !isAnswered && due !== null
        ? [texts.overdue(answered ?? 0, asked ?? 0, dayText(due, toLocale(req.i18n.language)))]
        : []),
      ...(notes > 0 ? [texts.notes(notes)] : []),
    ],
    at: row.at.toISOString(),
    isLate: isOverdue,
    target: { room: deliverable },
  }
}
