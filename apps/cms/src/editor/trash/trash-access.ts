import type { Access, AccessResult, CollectionConfig, Where } from 'payload'
import { isTranslator } from '../../platform/access/roles'

type Rules = NonNullable<CollectionConfig['access']>

const OUTSIDE: Where = { deletedAt: { exists: false } }

/** Each version is a copy from its own time, so the trash field of the document itself counts. */
const OF_OUTSIDE: Where = { 'parent.deletedAt': { exists: false } }

/**
 * Keeps the trash from translators, who may neither restore nor delete. Payload shows it to
 * everybody who may read the collection.
 */
export function hideTrashFromTranslators(rules: Rules): Rules {
  const { read, update, readVersions } = rules
  return {
    ...rules,
    ...(read && { read: limited(read, OUTSIDE) }),
    ...(update && { update: limited(update, OUTSIDE) }),
    ...(readVersions && { readVersions: limited(readVersions, OF_OUTSIDE) }),
  }
}

function limited(rule: Access, where: Where): Access {
  return async (call): Promise<AccessResult> => {
    const allowed = await rule(call)
    if (!allowed || !isTranslator(call.req.user)) return allowed
    return allowed === true ? where : { and: [allowed, where] }
  }
}
