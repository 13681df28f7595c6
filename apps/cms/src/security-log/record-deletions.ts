import type { CollectionAfterDeleteHook, CollectionConfig } from 'payload'
import { recordSecurityEvent } from './record-security-event'

/** Every document that somebody deletes in the admin or at its API; not what the site clears away. */
function afterDelete(collection: string): CollectionAfterDeleteHook {
  return async ({ id, req }) => {
    if (!req.user) return
    const details = `${collection} ${id}`
    await recordSecurityEvent(req, { kind: 'document-deleted', details })
  }
}

/** For all collections but the accounts, whose deletion is an event of its own. */
export function recordDeletions(collections: CollectionConfig[]): CollectionConfig[] {
  return collections.map((collection) => {
    if (collection.slug === 'users') return collection
    const { hooks } = collection
    const own = hooks?.afterDelete ?? []
    return {
      ...collection,
      hooks: { ...hooks, afterDelete: [...own, afterDelete(collection.slug)] },
    }
  })
}
