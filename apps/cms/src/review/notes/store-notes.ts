import { sql } from '@payloadcms/db-postgres'
import type { NewNote } from '@studio/shared/review/notes'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../access/roles'
import { inTransaction } from '../../database/in-transaction'
import { queryWithin } from '../../database/query-within'
import type { DeliverableVersion, ReviewNote, User } from '../../payload-types'

/** Whoever writes, as it is kept beside the words. */
function authorOf(account: User) {
  return {
    author: account.id,
    authorName: account.name || account.email,
    authorSide: isStaff(account) ? ('studio' as const) : ('client' as const),
  }
}

/** @returns the note's id, also when the same attempt had stored it before; null if the key is another's */
export function addNote(
  req: PayloadRequest,
  version: DeliverableVersion,
  account: User,
  { key, anchor, text, drawing, mentions }: NewNote,
): Promise<number | null> {
  return inTransaction(req, async () => {
    // A second attempt waits here, and notes are numbered one after the other.
    await queryWithin(
      req,
      sql`SELECT id FROM deliverable_versions WHERE id = ${version.id} FOR UPDATE`,
    )
    const earlier = await findByKey(req, 'review-notes', key)
    if (earlier) {
      const isSame = earlier.author === account.id && earlier.place === version.id
      return isSame ? earlier.id : null
    }
    const [last] = await queryWithin<{ number: number }>(
      req,
      sql`SELECT coalesce(max(number), 0)::int AS number FROM review_notes
          WHERE version_id = ${version.id}`,
    )
    const { id } = await req.payload.create({
      collection: 'review-notes',
      data: {
        version: version.id,
        number: (last?.number ?? 0) + 1,
        key,
        anchor,
        text,
        drawing,
        mentions,
        ...authorOf(account),
      },
      depth: 0,
      req,
    })
    return id
  })
}

/** @returns false if the key is another's */
export function addReply(
  req: PayloadRequest,
  note: ReviewNote,
  account: User,
  { key, text }: { key: string; text: string },
): Promise<boolean> {
  return inTransaction(req, async () => {
    await queryWithin(req, sql`SELECT id FROM review_notes WHERE id = ${note.id} FOR UPDATE`)
    const earlier = await findByKey(req, 'review-replies', key)
    if (earlier) return earlier.author === account.id && earlier.place === note.id
    const data = { note: note.id, key, text, ...authorOf(account) }
    await req.payload.create({ collection: 'review-replies', data, depth: 0, req })
    return true
  })
}

interface Stored extends Record<string, unknown> {
  id: number
  author: number | null
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
          sql`SELECT id, author_id AS author, version_id AS place FROM review_notes
              WHERE key = ${key}`,
        )
      : await queryWithin<Stored>(
          req,
          sql`SELECT id, author_id AS author, note_id AS place FROM review_replies
              WHERE key = ${key}`,
        )
  return found ?? null
}

export async function changeNote(
  req: PayloadRequest,
  { id }: ReviewNote,
  data: Partial<
    Pick<ReviewNote, 'text' | 'editedAt' | 'resolvedAt' | 'resolvedBy' | 'carriedState'>
  >,
): Promise<void> {
  await req.payload.update({ collection: 'review-notes', id, data, depth: 0, req })
}

/** As long as nobody has answered it, nor carried it on. @returns whether it is gone */
export function removeNote(req: PayloadRequest, { id }: ReviewNote): Promise<boolean> {
  return inTransaction(req, async () => {
    await queryWithin(req, sql`SELECT id FROM review_notes WHERE id = ${id} FOR UPDATE`)
    const [kept] = await queryWithin(
      req,
      sql`SELECT 1 AS kept WHERE EXISTS (SELECT FROM review_replies WHERE note_id = ${id})
            OR EXISTS (SELECT FROM review_notes WHERE origin_id = ${id})
            OR EXISTS (SELECT FROM review_notes WHERE id = ${id} AND origin_id IS NOT NULL)`,
    )
    if (kept) return false
    await req.payload.delete({ collection: 'review-notes', id, depth: 0, req })
    return true
  })
}
