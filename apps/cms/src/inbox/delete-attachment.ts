import type { CollectionAfterDeleteHook } from 'payload'
import type { Submission } from '../payload-types'

/** The file goes with the message it came with. */
export const deleteAttachment: CollectionAfterDeleteHook<Submission> = async ({ doc, req }) => {
  const id = typeof doc.file === 'object' ? doc.file?.id : doc.file
  if (id) await req.payload.delete({ collection: 'attachments', id, req })
}
