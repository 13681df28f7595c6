import type { CollectionWithPaths } from '@studio/shared/document-paths'
import type { Payload, Where } from 'payload'
import { asVisitorIn } from './find-published'
import type { PublishedReader } from './reader'

/** How a list, or a document with an address, is asked for. */
export interface Visitor {
  payload: Payload
  asVisitor: ReturnType<typeof asVisitorIn>
}

type Ask<Value> = (visitor: Visitor) => Promise<Value>

/** Remembered until any document of the collection changes; notes nothing. */
export function lookAt<Value>(
  reader: PublishedReader,
  collection: string,
  variant: string,
  ask: Ask<Value>,
): Promise<Value> {
  return reader.list(`${collection}:*`, variant, (payload, locale) =>
    ask({ payload, asVisitor: asVisitorIn(locale) }),
  )
}

/** A list: any document's change may change it. */
export async function readList<Value>(
  reader: PublishedReader,
  collection: string,
  variant: string,
  ask: Ask<Value>,
): Promise<Value> {
  reader.note(`${collection}:*`)
  const found = await lookAt(reader, collection, variant, ask)
  await reader.load(found)
  return found
}

/** A few documents that stand beside another one: only their own changes matter. */
export async function readBeside<Doc extends { id: number }>(
  reader: PublishedReader,
  collection: string,
  variant: string,
  ask: Ask<Doc[]>,
): Promise<Doc[]> {
  const found = await lookAt(reader, collection, variant, ask)
  for (const { id } of found) reader.note(`${collection}:${id}`)
  await reader.load(found)
  return found
}

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

/** A list names what can be read in its language. */
export function readyHere({ contentLocale }: PublishedReader): Where {
  return { readyLocales: { in: [contentLocale] } }
}
