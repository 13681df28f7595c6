import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '../../platform/database/in-transaction'
import { lockDocument } from '../documents/lock-document'

const rowSchema = z.looseObject({ _status: z.enum(['draft', 'published']).nullish() })

/**
 * Makes the public document the newest version, in every language. Drafts stay in the history.
 * Payload's own "Revert to published" saves one language and publishes the drafts of the others.
 */
export async function revertToPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<'reverted' | 'notFound' | 'notPublished'> {
  return inTransaction(req, async () => {
    await lockDocument(req, collection, id)
    const { db } = req.payload
    const row = await db.findOne({ collection, where: { id: { equals: id } }, locale: 'all', req })
    if (!row) return 'notFound'
    if (rowSchema.parse(row)._status !== 'published') return 'notPublished'
    const version =
      (await lastPublished(req, collection, id)) ?? (await keepVersion(req, collection, id, row))
    await req.payload.restoreVersion({
      collection,
      id: version,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    })
    return 'reverted'
  })
}

async function lastPublished(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
): Promise<string | undefined> {
  const { docs } = await req.payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.id
}

/**
 * Stores the published version again if later drafts have displaced it, because the number of
 * versions is limited.
 */
async function keepVersion(
  req: PayloadRequest,
  collectionSlug: CollectionSlug,
  parent: number,
  versionData: Record<string, unknown>,
): Promise<string> {
  const now = new Date().toISOString()
  const { id } = await req.payload.db.createVersion({
    autosave: false,
    collectionSlug,
    createdAt: now,
    parent,
    req,
    updatedAt: now,
    versionData,
  })
  return id
}
