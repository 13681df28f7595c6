import type { Locale } from '@studio/shared/locales'
import type { DataFromCollectionSlug, Payload, Where } from 'payload'
import { type SearchedCollection, SEARCHED_COLLECTIONS } from '../../content/kinds'
import { asVisitorIn } from '../../site/reader/find-published'

/** The collections whose documents can be found by a search. */
export type IndexedCollection = SearchedCollection

export type IndexedDocument = {
  [Name in IndexedCollection]: { collection: Name; doc: DataFromCollectionSlug<Name> }
}[IndexedCollection]

export const INDEXED_COLLECTIONS = SEARCHED_COLLECTIONS

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
