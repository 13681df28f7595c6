import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import type { BookList } from './book'
import { newestVersions } from './newest-versions'

/** Reads every price list that the caller may read, in the order of the price book. */
export async function readBook(req: PayloadRequest, locale: Locale): Promise<BookList[]> {
  // Versions are read first. After an edit in between, a change is refused as outdated.
  const versions = await newestVersions(req)
  const { docs } = await req.payload.find({
    collection: 'price-groups',
    sort: ['position', 'id'],
    pagination: false,
    depth: 0,
    locale,
    fallbackLocale: DEFAULT_LOCALE,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs.map(({ id, key, title, kind, isComparison, substitute, items }) => ({
    id,
    key,
    title,
    kind,
    version: versions.get(id)?.id ?? '0',
    isComparison: isComparison === true,
    substitute: typeof substitute === 'number' ? substitute : null,
    rows: (items ?? []).map((row) => ({
      key: row.key,
      label: row.label ?? '',
      unit: row.unit,
      usdMin: row.usdMin,
      usdMax: row.usdMax,
      gbpMin: row.gbpMin,
      gbpMax: row.gbpMax,
      eurMin: row.eurMin,
      eurMax: row.eurMax,
      percentMin: row.percentMin,
      percentMax: row.percentMax,
    })),
  }))
}
