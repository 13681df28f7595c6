import { publicError } from '../../api/respond'
import type { CollectionBeforeDeleteHook } from 'payload'

/** One by one through Payload: the versions take their files along. */
export const deleteDeliverables: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { project: { equals: id } }
  await req.payload.delete({ collection: 'deliverables', where, depth: 0, req })
}

/** What was signed stays: its project can be closed, not deleted. */
export const deleteVersions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { deliverable: { equals: id } }
  const signed = { 'version.deliverable': { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'sign-offs', where: signed, req })
  if (totalDocs > 0)
    throw publicError('A version of it was signed off. Close the project instead.', 409)
  await req.payload.delete({ collection: 'deliverable-versions', where, depth: 0, req })
}
