import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import { isGuest, isOfStudio, type Reader } from '../reader'

/** The note id in events about a round or a signature. */
export const ROUNDS = 0

/**
 * A change of a note (written, answered, resolved or deleted), of the version, or of its rounds.
 */
export interface ReviewEvent extends Record<string, unknown> {
  /** A monotonic bigint as text, because it can exceed JavaScript's safe integers. */
  id: string
  versionId: number
  noteId: number | null
}

/**
 * An SQL condition for the events that a reader may see. A guest's link may cover only one version;
 * replies on other versions are then not told either.
 */
function visibleTo(reader: Reader) {
  const version = isGuest(reader) ? reader.onlyVersion : null
  return sql`(${isOfStudio(reader)} OR NOT is_studio_only)
    AND (${version}::int IS NULL OR (version_id = ${version}::int AND NOT is_of_other_version))`
}

/** The id of the newest event that the reader may see. A new stream starts after this event. */
export async function lastEventOf(
  req: PayloadRequest,
  deliverableId: number,
  reader: Reader,
): Promise<string> {
  const [row] = await queryWithin<{ id: string }>(
    req,
    sql`SELECT coalesce(max(id), 0)::text AS id FROM review_events
        WHERE deliverable_id = ${deliverableId} AND ${visibleTo(reader)}`,
  )
  return row?.id ?? '0'
}

/** @returns the given id if all later events are still stored, otherwise null */
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

const MAX_AT_ONCE = 500

/**
 * The later events that a reader may see, oldest first. For each note and version, only the last
 * event is returned.
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
              AND ${visibleTo(reader)}
            ORDER BY id LIMIT ${MAX_AT_ONCE}
          ) AS next GROUP BY version_id, note_id
        ) AS changed ORDER BY changed.id`,
  )
}
