import { sql } from '@payloadcms/db-postgres'
import {
  MAX_NOTES,
  MAX_NOTES_TEXT,
  MAX_REPLIES,
  type NewNote,
  type NewNoteReply,
} from '@studio/shared/review/notes'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import { privateStorage } from '../../../platform/storage/private-storage'
import type { DeliverableVersion, ReviewNote } from '../../../payload-types'
import { idOf } from '../project-access'
import { isGuest, isOfStudio, type Reader } from '../reader'
import { findFreeFiles, foldersOf, giveFiles } from './files/take-files'

/** The values that identify the author in a new note. */
function authorOf(reader: Reader) {
  if (isGuest(reader)) {
    return { authorVisit: reader.visitId, authorName: reader.name, authorSide: 'guest' as const }
  }
  return {
    author: reader.id,
    // Guests see this name, so it must not be the complete email address.
    authorName: reader.name || (reader.email.split('@')[0] ?? ''),
    authorSide: isStaff(reader) ? ('studio' as const) : ('client' as const),
  }
}

function isBy({ author, visit }: Stored, reader: Reader): boolean {
  return isGuest(reader) ? visit === reader.visitId : author === reader.id
}

/**
 * The reason why a note is refused. `key` means that another note has this key, `files` that a file
 * is missing, and `full` that the version or the note has reached its limit.
 */
type Refused = 'key' | 'files' | 'full'

/** @returns the note's id, even if an earlier attempt has stored the note */
export function addNote(
  req: PayloadRequest,
  version: DeliverableVersion,
  reader: Reader,
  { key, anchor, text, drawing, mentions, files, isStudioOnly }: NewNote,
): Promise<number | Refused> {
  return inTransaction(req, async () => {
    // Concurrent attempts wait for this lock, which also keeps the numbers consecutive.
    await queryWithin(
      req,
      sql`SELECT id FROM deliverable_versions WHERE id = ${version.id} FOR UPDATE`,
    )
    const earlier = await findByKey(req, 'review-notes', key)
    if (earlier) {
      const isSame = isBy(earlier, reader) && earlier.place === version.id
      return isSame ? earlier.id : 'key'
    }
    const held = await heldBy(req, version.id)
    if (held.notes >= MAX_NOTES || held.text >= MAX_NOTES_TEXT) return 'full'
    const place = { uploads: files, versionId: version.id }
    const free = await findFreeFiles(req, reader, place)
    if (!free) return 'files'
    const [last] = await queryWithin<{ number: number }>(
      req,
      sql`SELECT coalesce(max(number), 0)::int AS number FROM review_notes
          WHERE version_id = ${version.id} AND is_studio_only = ${isStudioOnly}`,
    )
    const { id } = await req.payload.create({
      collection: 'review-notes',
      data: {
        version: version.id,
        number: (last?.number ?? 0) + 1,
        isStudioOnly,
        key,
        anchor,
        text,
        drawing,
        mentions,
        ...authorOf(reader),
      },
      depth: 0,
      req,
    })
    await giveFiles(req, free, { versionId: version.id, noteId: id, replyId: null })
    return id
  })
}

/** @returns null if the reply is stored, even if an earlier attempt has stored it */
export function addReply(
  req: PayloadRequest,
  note: ReviewNote,
  reader: Reader,
  { key, text, files, isStudioOnly }: NewNoteReply,
): Promise<Refused | 'notFound' | null> {
  return inTransaction(req, async () => {
    if (!(await lockNote(req, note.id))) return 'notFound'
    const earlier = await findByKey(req, 'review-replies', key)
    if (earlier) return isBy(earlier, reader) && earlier.place === note.id ? null : 'key'
    const versionId = idOf(note.version)
    if (await isAnsweredFully(req, note.id, versionId)) return 'full'
    const free = await findFreeFiles(req, reader, { uploads: files, versionId })
    if (!free) return 'files'
    const data = {
      note: note.id,
      key,
      text,
      isStudioOnly: isStudioOnly || note.isStudioOnly,
      ...authorOf(reader),
    }
    const reply = await req.payload.create({ collection: 'review-replies', data, depth: 0, req })
    // A reply to a carried note and the reply's files belong only to this copy of the note.
    await giveFiles(req, free, { versionId, noteId: note.id, replyId: reply.id })
    return null
  })
}

/**
 * Counts a version's notes, and the characters of its notes, drawings and replies. The version is
 * locked, so that concurrent requests cannot exceed the limits.
 */
async function heldBy(
  req: PayloadRequest,
  versionId: number,
): Promise<{ notes: number; text: number }> {
  const [held] = await queryWithin<{ notes: number; text: number }>(
    req,
    sql`SELECT count(*)::int AS notes,
          (coalesce(sum(length(coalesce(text, '')) + length(coalesce(drawing::text, ''))), 0)
            + (SELECT coalesce(sum(length(review_replies.text)), 0) FROM review_replies
               JOIN review_notes ON review_notes.id = note_id
               WHERE version_id = ${versionId}))::int AS text
        FROM review_notes WHERE version_id = ${versionId}`,
  )
  return held ?? { notes: 0, text: 0 }
}

async function isAnsweredFully(
  req: PayloadRequest,
  noteId: number,
  versionId: number,
): Promise<boolean> {
  const [held] = await queryWithin<{ replies: number }>(
    req,
    sql`SELECT count(*)::int AS replies FROM review_replies WHERE note_id = ${noteId}`,
  )
  if ((held?.replies ?? 0) >= MAX_REPLIES) return true
  return (await heldBy(req, versionId)).text >= MAX_NOTES_TEXT
}

interface Stored extends Record<string, unknown> {
  id: number
  author: number | null
  visit: number | null
  place: number
}

async function findByKey(
  req: PayloadRequest,
  collection: 'review-notes' | 'review-replies',
  key: string,
): Promise<Stored | null> {
  const [found] =
    collection === 'review-notes'
      ? await queryWithin<Stored>(
          req,
          sql`SELECT id, author_id AS author, author_visit_id AS visit, version_id AS place
              FROM review_notes
              WHERE key = ${key}`,
        )
      : await queryWithin<Stored>(
          req,
          sql`SELECT id, author_id AS author, author_visit_id AS visit, note_id AS place
              FROM review_replies
              WHERE key = ${key}`,
        )
  return found ?? null
}

/** Changes a note. If the note has been deleted in the meantime, nothing is changed. */
export function changeNote(
  req: PayloadRequest,
  { id }: ReviewNote,
  data: Partial<
    Pick<ReviewNote, 'text' | 'anchor' | 'editedAt' | 'resolvedAt' | 'resolvedBy' | 'carriedState'>
  >,
): Promise<void> {
  return inTransaction(req, async () => {
    if (!(await lockNote(req, id))) return
    await req.payload.update({ collection: 'review-notes', id, data, depth: 0, req })
  })
}

/**
 * Waits for other changes of the note.
 *
 * @returns false if one of them has deleted it
 */
async function lockNote(req: PayloadRequest, id: number): Promise<boolean> {
  const [row] = await queryWithin(req, sql`SELECT id FROM review_notes WHERE id = ${id} FOR UPDATE`)
  return row !== undefined
}

/**
 * Deletes a note without visible replies. Replies that the author cannot see do not count, because
 * a refusal would reveal them. A note stays if a version was uploaded after it, because that version
 * was made to answer it. If the note was written on an earlier version after that upload, the call
 * also deletes the note's copies, unless somebody has replied to a copy or marked it as fixed or not
 * fixed.
 * @returns null if the note was deleted now, otherwise the error
 */
export async function removeNote(
  req: PayloadRequest,
  { id }: ReviewNote,
  reader: Reader,
): Promise<'notFound' | 'conflict' | null> {
  const seesAll = isOfStudio(reader)
  const gone = await inTransaction(req, async () => {
    if (!(await lockNote(req, id))) return 'notFound'
    const [kept] = await queryWithin(
      req,
      sql`SELECT 1 AS kept WHERE EXISTS (SELECT FROM review_replies
              JOIN review_notes AS note ON note.id = note_id
              WHERE ${id} IN (note.id, note.origin_id)
                AND (${seesAll} OR NOT review_replies.is_studio_only))
            OR EXISTS (SELECT FROM review_notes AS copy
              JOIN deliverable_versions AS later ON later.id = copy.version_id
              WHERE origin_id = ${id} AND (later.created_at > copy.created_at
                OR carried_state <> 'unchecked' OR resolved_at IS NOT NULL))
            OR EXISTS (SELECT FROM review_notes WHERE id = ${id} AND origin_id IS NOT NULL)`,
    )
    if (kept) return 'conflict'
    const where = { origin: { equals: id } }
    await req.payload.delete({ collection: 'review-notes', where, depth: 0, req })
    const files = await foldersOf(req, id)
    await req.payload.delete({ collection: 'review-notes', id, depth: 0, req })
    return files
  })
  if (typeof gone === 'string') return gone
  // If the files cannot be removed here, the worker removes the folders within a day.
  for (const folder of gone) await privateStorage.removeFolder(folder)
  return null
}
