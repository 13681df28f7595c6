import type { CollectionBeforeDeleteHook } from 'payload'

/** One by one through Payload: the versions take their files along. */
export const deleteDeliverables: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { project: { equals: id } }
  await req.payload.delete({ collection: 'deliverables', where, depth: 0, req })
}

export const deleteVersions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { deliverable: { equals: id } }
  await req.payload.delete({ collection: 'deliverable-versions', where, depth: 0, req })
}
