import type { CollectionConfig } from 'payload'

/**
 * For a collection whose drafts save themselves. Payload drops its lock with each save, so also
 * every two seconds: `safeEditing` compares instead.
 */
export function selfSaving() {
  return {
    versions: { drafts: { autosave: { interval: 2000 } }, maxPerDoc: 50 },
    lockDocuments: false,
  } satisfies Pick<CollectionConfig, 'versions' | 'lockDocuments'>
}
