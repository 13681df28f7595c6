import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  GlobalSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { operationOf } from '../../platform/api/operation-of'
import { queryWithin } from '../../platform/database/query-within'
import { editingContext } from '../../platform/fields/editing-context'
import { refuseWhileOpen } from './refuse-while-open'

const WRITES = ['create', 'update', 'restoreVersion', 'delete']

const argsSchema = z.object({
  // Malformed ids are ignored here. Payload responds to them with status 404.
  id: z.union([z.number(), z.string()]).optional().catch(undefined),
  publishSpecificLocale: z.unknown().optional(),
})

/**
 * Makes the saves of one document wait for each other, because two concurrent saves would not
 * notice each other's edits. Deletions take the lock, too, because otherwise a save and a deletion
 * would deadlock on each other's rows. The lock ends with the transaction.
 */
export async function lockDocument(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<void> {
  if (!(await req.transactionID)) return
  const name = `editing:${collection}:${String(id)}`
  await queryWithin(req, sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/**
 * Makes other saves of a global wait until the transaction ends. A save replaces all rows of its
 * lists, so who reads a global in order to change it must lock it first.
 */
export async function lockGlobal(req: PayloadRequest, slug: GlobalSlug): Promise<void> {
  await queryWithin(req, sql.raw(`SELECT id FROM "${slug.replaceAll('-', '_')}" FOR UPDATE`))
}

/** Takes the lock before Payload reads the document that it changes. */
export const lockBeforeSave: CollectionBeforeOperationHook = async (call) => {
  const { args, collection, req } = call
  const operation = operationOf(call)
  // Only saves take the lock. Their hooks may read other documents with the same request.
  if (!WRITES.includes(operation)) return
  const { id, publishSpecificLocale } = argsSchema.parse(args)
  const context = editingContext(req)
  context.isRestoring = operation === 'restoreVersion'
  context.isForOneLanguage = Boolean(publishSpecificLocale)
  if (id === undefined) return
  if (operation === 'update' || operation === 'delete') {
    await lockDocument(req, collection.slug, id)
  }
  if (operation === 'restoreVersion') await lockBeforeRestore(req, collection, id)
}

/** @param version the id of the version that is restored */
async function lockBeforeRestore(
  req: PayloadRequest,
  { slug }: SanitizedCollectionConfig,
  version: number | string,
): Promise<void> {
  const { docs } = await req.payload.db.findVersions({
    collection: slug,
    where: { id: { equals: version } },
    limit: 1,
    pagination: false,
    req,
  })
  const parent = docs[0]?.parent
  if (parent === undefined) return
  await lockDocument(req, slug, parent)
  await refuseWhileOpen(req, slug, parent)
}

/**
 * Settings for collections with autosave. They do not use Payload's document lock, because each
 * save releases it and autosave saves every two seconds. `safeEditing` compares edits instead.
 */
export function selfSaving() {
  return {
    versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 50 },
    lockDocuments: false,
  } satisfies Pick<CollectionConfig, 'versions' | 'lockDocuments'>
}
