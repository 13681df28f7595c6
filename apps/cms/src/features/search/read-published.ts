import type { Locale } from '@studio/shared/locales'
import type { Payload, Where } from 'payload'
import type { CaseStudy, Category, Job, Page, Post, PriceGroup, Video } from '../../payload-types'
import { asVisitorIn } from '../../site/reader/find-published'

/** The documents that can be found by a search, by collection. */
interface Indexed {
  pages: Page
  posts: Post
  videos: Video
  categories: Category
  'case-studies': CaseStudy
  jobs: Job
  'price-groups': PriceGroup
}

export type IndexedCollection = keyof Indexed

export type IndexedDocument = {
  [Name in IndexedCollection]: { collection: Name; doc: Indexed[Name] }
}[IndexedCollection]

export const INDEXED_COLLECTIONS = [
  'pages',
  'posts',
  'videos',
  'categories',
  'case-studies',
  'jobs',
  'price-groups',
] as const satisfies IndexedCollection[]

/**
 * Reads the documents that are ready in a language and may be found, with the rights of a visitor.
 *
 * @param ids the documents to read, or null for all
 */
export async function readPublished(
  payload: Payload,
  collection: IndexedCollection,
  locale: Locale,
  ids: number[] | null,
): Promise<IndexedDocument[]> {
  const conditions: Where[] = ids ? [{ id: { in: ids } }] : []
  if (collection !== 'price-groups') {
    conditions.push(
      { readyLocales: { in: [locale] } },
      { isHiddenFromSearch: { not_equals: true } },
    )
  }
  const { docs } = await payload.find({
    ...asVisitorIn(locale),
    collection,
    where: { and: conditions },
    sort: 'id',
  })
  return docs.map((doc) => ({ collection, doc }) as IndexedDocument)
}
