import type { CollectionConfig } from 'payload'

/** Whether documents of the collection are written as drafts and then published. */
export function hasDrafts({ versions }: Pick<CollectionConfig, 'versions'>): boolean {
  return typeof versions === 'object' && Boolean(versions.drafts)
}
