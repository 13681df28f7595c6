import type { CollectionBeforeChangeHook } from 'payload'
import type { Submission } from '../../payload-types'
import { keepUntil } from './retention'

/**
 * Adds the author to new notes, stores the date of the answer, and computes the end of the
 * retention time.
 */
export const noteHandling: CollectionBeforeChangeHook<Submission> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const now = new Date().toISOString()
  const status = data.status ?? originalDoc.status
  const known = new Map(originalDoc.notes?.map((note) => [note.id, note]))
  return {
    ...data,
    keepUntil: keepUntil(
      originalDoc.kind,
      status,
      new Date(status === 'spam' ? now : originalDoc.createdAt),
    ).toISOString(),
    answeredAt:
      status === 'answered' && originalDoc.status !== 'answered' ? now : originalDoc.answeredAt,
    notes: (data.notes ?? originalDoc.notes)?.map((note) => {
      const before = known.get(note.id)
      return {
        ...note,
        author: before ? before.author : req.user?.id,
        writtenAt: before?.writtenAt ?? now,
      }
    }),
  }
}
