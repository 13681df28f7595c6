import type {
  Access,
  AccessArgs,
  AccessResult,
  CollectionConfig,
  CollectionSlug,
  Where,
} from 'payload'
import { isTranslator } from '../../platform/access/roles'

const OUTSIDE: Where = { deletedAt: { exists: false } }

/** Each version is a copy from its own time, so the trash field of the document itself counts. */
const OF_OUTSIDE: Where = { 'parent.deletedAt': { exists: false } }

/**
 * Keeps the trash from translators, who may neither restore nor delete. Payload shows it to
 * everybody who may read the collection.
 */
export function hideTrashFromTranslators({
  slug,
  access = {},
}: Pick<CollectionConfig, 'slug' | 'access'>): NonNullable<CollectionConfig['access']> {
  const { read, update, readVersions } = access
  const collection = slug as CollectionSlug
  return {
    ...access,
    ...(read && { read: limited(read, () => OUTSIDE) }),
    ...(update && { update: limited(update, (call) => outside(collection, call)) }),
    ...(readVersions && {
      readVersions: limited(readVersions, (call) => versionOutside(collection, call)),
    }),
  }
}

function limited(
  rule: Access,
  limit: (call: AccessArgs) => AccessResult | Promise<AccessResult>,
): Access {
  return async (call): Promise<AccessResult> => {
    const allowed = await rule(call)
    if (!allowed || !isTranslator(call.req.user)) return allowed
    const own = await limit(call)
    return allowed === true || own === false ? own : { and: [allowed, own === true ? {} : own] }
  }
}

/**
 * For one document the answer is yes or no: with a filter, Payload would refuse a document that
 * does not exist in the same way as one in the trash.
 */
async function outside(collection: CollectionSlug, { id, req }: AccessArgs): Promise<AccessResult> {
  if (id === undefined) return OUTSIDE
  const { totalDocs } = await req.payload.count({
    collection,
    where: { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] },
    trash: true,
    req,
  })
  return totalDocs === 0
}

/** The same for one version, whose id the call has. */
async function versionOutside(
  collection: CollectionSlug,
  { id, req }: AccessArgs,
): Promise<AccessResult> {
  if (id === undefined) return OF_OUTSIDE
  const { totalDocs } = await req.payload.countVersions({
    collection,
    where: { and: [{ id: { equals: id } }, { 'parent.deletedAt': { exists: true } }] },
    req,
  })
  return totalDocs === 0
}
