import { Locked, type CollectionSlug, type PayloadRequest } from 'payload'
import { z } from 'zod'

/** The number of seconds after which a lock expires; Payload has the same default. */
export const LOCK_DURATION = 300

const locksSchema = z.array(
  z.looseObject({ updatedAt: z.string(), user: z.object({ value: z.unknown() }).nullish() }),
)

/**
 * Payload checks the lock of a document before it saves or deletes the document, but not before it
 * restores a version, which would overwrite the other editor's work.
 *
 * @throws Locked (423) while another person is editing the document
 */
export async function refuseWhileOpen(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<void> {
  if (await isOpenElsewhere(req, collection, id)) {
    throw new Locked('Somebody else is changing this document. Nothing was restored.')
  }
}

/**
 * @returns true if another person holds Payload's lock of the document; collections with autosave
 * have no locks
 */
export async function isOpenElsewhere(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<boolean> {
  const { lockDocuments } = req.payload.collections[collection].config
  if (!req.user || lockDocuments === false) return false
  const duration = typeof lockDocuments === 'object' ? lockDocuments.duration : LOCK_DURATION
  const { docs } = await req.payload.find({
    collection: 'payload-locked-documents',
    where: {
      'document.relationTo': { equals: collection },
      'document.value': { equals: id },
      updatedAt: { greater_than: new Date(Date.now() - duration * 1000).toISOString() },
    },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    depth: 0,
    req,
  })
  const [lock] = locksSchema.parse(docs)
  return lock !== undefined && lock.user?.value !== req.user.id
}
