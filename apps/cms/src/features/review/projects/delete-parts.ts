import type { CollectionBeforeDeleteHook, CollectionSlug, PayloadRequest, Where } from 'payload'
import { publicError } from '../../../platform/lib/respond'

/**
 * Deletes the deliverables of a project first. This fails if a version is signed, because it cannot
 * be deleted; such a project can only be closed.
 */
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

/**
 * Deletes documents through Payload, so that all hooks run. Documents in the trash are included. It
 * throws at any failure.
 */
async function deleteAll(req: PayloadRequest, collection: CollectionSlug, where: Where) {
  const { errors } = await req.payload.delete({ collection, where, depth: 0, trash: true, req })
  if (errors[0]) throw new Error(errors[0].message)
}
