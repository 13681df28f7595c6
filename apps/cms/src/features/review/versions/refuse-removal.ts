import type { CollectionBeforeChangeHook } from 'payload'
import { publicError } from '../../../platform/lib/respond'
import type { DeliverableVersion } from '../../../payload-types'

/** Refuses to delete signed versions and versions with an open round. */
export const refuseRemoval: CollectionBeforeChangeHook<DeliverableVersion> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!data.deletedAt || !originalDoc || originalDoc.deletedAt) return data
  const version = { equals: originalDoc.id }
  const signed = await req.payload.count({ collection: 'sign-offs', where: { version }, req })
  if (signed.totalDocs > 0) {
    throw publicError('This version was signed off, so it cannot be removed.', 409)
  }
  const open = await req.payload.count({
    collection: 'review-rounds',
    where: { version, closedAt: { exists: false } },
    req,
  })
  if (open.totalDocs > 0) {
    throw publicError('An approval of this version is open. Close it first.', 409)
  }
  return data
}
