import { carryNotes as plan } from '@studio/shared/review/carry'
import { drawingSchema } from '@studio/shared/review/drawing'
import { pageSchema, VERSION_KINDS, videoFactsSchema } from '@studio/shared/review/media'
import { anchorSchema, CARRIED_STATES } from '@studio/shared/review/notes'
import type { Pool, PoolClient } from 'pg'
import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction'

const placeSchema = z.object({
  kind: z.enum(VERSION_KINDS),
  video: videoFactsSchema.nullable().catch(null),
  milliseconds: z.coerce.number().nullable(),
  pages: z.array(pageSchema.pick({ width: true, height: true })).catch([]),
})

const versionSchema = placeSchema.extend({ id: z.number(), number: z.number() })

type VersionRow = z.infer<typeof versionSchema>

const noteSchema = z.object({
  id: z.number(),
  number: z.number(),
  anchor: anchorSchema,
  drawing: drawingSchema.nullable().catch(null),
  resolved: z.boolean(),
  isEdited: z.boolean(),
  originId: z.number().nullable(),
  state: z.enum(CARRIED_STATES).nullable(),
  /** The time at which the original was written, or null for a note that was not carried. */
  written: z
    .object({
      anchor: anchorSchema,
      drawing: drawingSchema.nullable().catch(null),
      place: placeSchema,
    })
    .nullable(),
})

/**
 * Carries open notes from each earlier version to a processed version, one version after the other,
 * because an earlier version may have failed or may finish later. Later versions that have been
 * processed get the notes, too. A note is carried to a version only once: repeated calls leave
 * existing copies unchanged. Versions in the trash are skipped.
 *
 * @returns the number of new notes
 */
export async function carryNotes(pool: Pool, versionId: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    let carried = 0
    for (const id of await versionsInOrder(client, versionId)) carried += await carry(client, id)
    return carried
  })
}

/**
 * Carries a note that was written on an earlier version, after later ones had been uploaded, to
 * those later versions. Notes that were carried before stay as they are, also deleted copies.
 */
export async function carryLateNote(
  pool: Pool,
  { noteId, versionId }: { noteId: number; versionId: number },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `SELECT later.id FROM deliverable_versions AS version
       JOIN deliverable_versions AS later ON later.deliverable_id = version.deliverable_id
         AND later.number > version.number AND later.state IN ('ready', 'failed')
         AND later.deleted_at IS NULL
       WHERE version.id = $1 ORDER BY later.number FOR UPDATE OF later`,
      [versionId],
    )
    for (const { id } of rows) await carry(client, id, noteId)
  })
}

/**
 * The ids of the version and of all other versions of its deliverable whose processing has ended.
 * All are locked before the first note is written, to avoid a deadlock with new notes and
 * signatures, which lock a version before they write.
 */
async function versionsInOrder(client: PoolClient, versionId: number): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT other.id FROM deliverable_versions AS version
     JOIN deliverable_versions AS other ON other.deliverable_id = version.deliverable_id
       AND (other.id = version.id OR other.state IN ('ready', 'failed'))
       AND other.deleted_at IS NULL
     WHERE version.id = $1 ORDER BY other.number FOR UPDATE OF other`,
    [versionId],
  )
  return rows.map(({ id }) => id)
}

/** @param only the note that is carried alone, with its copies on versions in between */
async function carry(client: PoolClient, versionId: number, only?: number): Promise<number> {
  // This lock is also taken for new notes, so that numbers are consecutive.
  await client.query('SELECT id FROM deliverable_versions WHERE id = $1 FOR UPDATE', [versionId])
  const [to, from] = await readVersions(client, versionId)
  if (!to || !from || to.id !== versionId) return 0
  const notes = await readNotes(client, from.id, only)
  let count = 0
  for (const { note, anchor, drawing } of plan(notes, placeOf(from), placeOf(to))) {
    const { rowCount } = await client.query(
      `INSERT INTO review_notes (version_id, number, anchor, text, drawing, mentions, author_id,
         author_visit_id, author_name, author_side, is_studio_only, origin_id, carried_state, carried_at, created_at)
       SELECT $1, (SELECT coalesce(max(number), 0) + 1 FROM review_notes AS others
           WHERE version_id = $1 AND others.is_studio_only = source.is_studio_only),
         $3, text, $4, mentions, author_id, author_visit_id, author_name, author_side,
         is_studio_only, coalesce(origin_id, id), 'unchecked', clock_timestamp(), created_at
       FROM review_notes AS source WHERE id = $2
       ON CONFLICT (version_id, origin_id) DO NOTHING`,
      [versionId, Number(note.id), JSON.stringify(anchor), drawing && JSON.stringify(drawing)],
    )
    count += rowCount ?? 0
  }
  return count
}

/** The version and its predecessor. */
async function readVersions(client: PoolClient, versionId: number): Promise<VersionRow[]> {
  const { rows } = await client.query(
    `SELECT before.id, before.number::int, before.kind, before.facts AS video,
       before.milliseconds, before.pages
     FROM deliverable_versions AS version
     JOIN deliverable_versions AS before ON before.deliverable_id = version.deliverable_id
       AND before.number <= version.number AND before.deleted_at IS NULL
     WHERE version.id = $1 ORDER BY before.number DESC LIMIT 2`,
    [versionId],
  )
  return z.array(versionSchema).parse(rows)
}

/** The notes are locked before the first write, to avoid a deadlock with a deletion. */
async function readNotes(client: PoolClient, versionId: number, only?: number) {
  const { rows } = await client.query(
    `SELECT note.id, note.number::int, note.anchor, note.drawing,
       note.resolved_at IS NOT NULL AS resolved, note.edited_at IS NOT NULL AS "isEdited",
       note.origin_id AS "originId",
       note.carried_state AS state,
       CASE WHEN place.id IS NOT NULL THEN json_build_object(
         'anchor', origin.anchor, 'drawing', origin.drawing,
         'place', json_build_object('kind', place.kind, 'video', place.facts,
           'milliseconds', place.milliseconds, 'pages', place.pages)) END AS written
     FROM review_notes AS note
     LEFT JOIN review_notes AS origin ON origin.id = note.origin_id
     LEFT JOIN deliverable_versions AS place ON place.id = origin.version_id
     WHERE note.version_id = $1
       AND ($2::int IS NULL OR coalesce(note.origin_id, note.id) = $2)
     ORDER BY note.number, note.id FOR KEY SHARE OF note`,
    [versionId, only ?? null],
  )
  return z
    .array(noteSchema)
    .parse(rows)
    .map(({ id, resolved, originId, state, written, ...note }) => ({
      ...note,
      id: String(id),
      written: written && { ...written, place: withAddresses(written.place) },
      resolved: resolved ? RESOLVED : null,
      origin:
        originId === null
          ? null
          : { ...UNNAMED, noteId: String(originId), state: state ?? 'unchecked' },
    }))
}

/** The state of a resolved note. Only the presence of the date matters here. */
const RESOLVED = {
  by: { id: null, name: '', side: 'studio', isYou: false },
  at: '',
} as const
const UNNAMED = { versionId: '', versionNumber: 1, number: 1 }

function placeOf({ id, number, ...place }: VersionRow) {
  return { id: String(id), number, ...withAddresses(place) }
}

/** Adds the URLs of pages to a place. Places are compared without them. */
function withAddresses({ pages, ...place }: z.infer<typeof placeSchema>) {
  return { ...place, pages: pages.map((page) => ({ ...page, url: '', smallUrl: null })) }
}
