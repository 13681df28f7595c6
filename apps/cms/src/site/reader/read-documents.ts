import type { CollectionWithPaths } from '@studio/shared/document-paths'
import type { CollectionSlug, Payload, Where } from 'payload'
import { asVisitorIn } from './find-published'
import type { PublishedReader } from './reader'

/** The arguments of a query that is made with a visitor's rights. */
export interface Visitor {
  payload: Payload
  asVisitor: ReturnType<typeof asVisitorIn>
}

type Ask<Value> = (visitor: Visitor) => Promise<Value>

/** Caches a query until any document of the collection changes. It does not record a dependency. */
export function lookAt<Value>(
  reader: PublishedReader,
  collection: CollectionSlug,
  variant: string,
  ask: Ask<Value>,
): Promise<Value> {
  return reader.list(`${collection}:*`, variant, (payload, locale) =>
    ask({ payload, asVisitor: asVisitorIn(locale) }),
  )
}

/** Reads a list. The page then depends on all documents of the collection. */
export async function readList<Doc extends { id: number }>(
  reader: PublishedReader,
  collection: CollectionSlug,
  variant: string,
  ask: Ask<Doc[]>,
): Promise<Doc[]> {
  reader.record(`${collection}:*`)
  const found = await lookAt(reader, collection, variant, ask)
  await reader.load(collection, found)
  return found
}

/** Reads a few neighbors of a document in a list. The page then depends only on these documents. */
export async function readBeside<Doc extends { id: number }>(
  reader: PublishedReader,
  collection: CollectionSlug,
  variant: string,
  ask: Ask<Doc[]>,
): Promise<Doc[]> {
  const found = await lookAt(reader, collection, variant, ask)
  for (const { id } of found) reader.record(`${collection}:${id}`)
  await reader.load(collection, found)
  return found
}

/**
 * @returns true if a published document has the slug. All slugs of the collection are cached, so
 * that requests for nonexistent paths, whose number is unlimited, need no query.
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

/** Limits a list to documents that are ready in its locale. */
export function readyHere({ contentLocale }: PublishedReader): Where {
  return { readyLocales: { in: [contentLocale] } }
}
