import type { CollectionWithPaths } from '@studio/shared/document-paths'
import { lookAt } from './read-documents'
import type { PublishedReader } from './reader'

/**
 * Whether a published document has that address. All of them are kept in memory
 * until one changes: addresses that nothing has, of which there are endlessly
 * many, then cost no query.
 */
export async function hasSlug(
  reader: PublishedReader,
  collection: CollectionWithPaths | 'categories' | 'videos',
  slug: string,
): Promise<boolean> {
  const known = await lookAt(reader, collection, 'slugs', async ({ payload, asVisitor }) => {
    const select = { slug: true } as const
    const { docs } = await payload.find({ ...asVisitor, collection, select })
    return new Set(docs.map((doc) => doc.slug))
  })
  return known.has(slug)
}
