import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { publicError } from '../../lib/respond'

/** A signed version cannot be deleted, so its project can only be closed. */
export const deleteDeliverables: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseSigned(req, { 'version.deliverable.project': { equals: id } })
  await deleteAll(req, 'deliverables', { project: { equals: id } })
}

export const deleteVersions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseSigned(req, { 'version.deliverable': { equals: id } })
  await deleteAll(req, 'deliverable-versions', { deliverable: { equals: id } })
}

async function refuseSigned(req: PayloadRequest, where: Where): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'sign-offs', where, req })
  if (totalDocs > 0) {
    throw publicError('A version of it was signed off. Close the project instead.', 409)
  }
}

/** Deletes through Payload, with all hooks and including the trash; any failure throws. */
async function deleteAll(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  const { errors } = await req.payload.delete({ collection, where, depth: 0, trash: true, req })
  if (errors[0]) throw new Error(errors[0].message)
}
