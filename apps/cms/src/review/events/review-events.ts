import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import { isOfStudio, type Reader } from '../reader'

/** What stands in place of a note's id where a round or a signature has changed. */
export const ROUNDS = 0

/** What changed: a note (written, answered, resolved, deleted), the version itself, or its rounds. */
export interface ReviewEvent extends Record<string, unknown> {
  /** A whole number in order, too large for JavaScript's. */
  id: string
  versionId: number
  noteId: number | null
}

/** Where a stream of events goes on that knows everything up to now. */
export async function lastEventOf(req: PayloadRequest, deliverableId: number): Promise<string> {
  const [row] = await queryWithin<{ id: string }>(
    req,
    sql`SELECT coalesce(max(id), 0)::text AS id FROM review_events
        WHERE deliverable_id = ${deliverableId}`,
  )
  return row?.id ?? '0'
}

/** The same number, where the events after it are all still there; else null. */
export async function findKnown(
  req: PayloadRequest,
  deliverableId: number,
  lastEventId: string | null,
): Promise<string | null> {
  if (!lastEventId || !/^\d{1,18}$/.test(lastEventId)) return null
  const [row] = await queryWithin(
    req,
    sql`SELECT 1 FROM review_events
        WHERE deliverable_id = ${deliverableId} AND id = ${lastEventId}::bigint`,
  )
  return row ? lastEventId : null
}

const MOST_AT_ONCE = 500

/**
 * The events after one that a reader may hear of, oldest first; each note and version once, by its
 * last event.
 */
export async function eventsAfter(
  req: PayloadRequest,
  deliverableId: number,
  lastEvent: string,
  reader: Reader,
): Promise<ReviewEvent[]> {
  return queryWithin<ReviewEvent>(
    req,
    sql`SELECT id::text AS id, version_id AS "versionId", note_id AS "noteId" FROM (
          SELECT max(id) AS id, version_id, note_id FROM (
            SELECT * FROM review_events
            WHERE deliverable_id = ${deliverableId} AND id > ${lastEvent}::bigint
              AND (${isOfStudio(reader)} OR NOT is_studio_only)
            ORDER BY id LIMIT ${MOST_AT_ONCE}
          ) AS next GROUP BY version_id, note_id
        ) AS changed ORDER BY changed.id`,
  )
}
