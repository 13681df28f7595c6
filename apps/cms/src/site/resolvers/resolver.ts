import type { PageView, ResolvedPath } from '@studio/shared/contracts/page'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import type { PublishedReader } from '../reader/reader'

export interface Resolution {
  view: ResolvedPath
  /** `collection:id` of every document from which the view was built. */
  documents: string[]
}

export interface PathRequest {
  reader: PublishedReader
  /** The path is empty for the home page. */
  path: string
  locale: Locale
  readAt: number
}

/** Resolves a path to a view. If it returns null, the next resolver is tried. */
export type Resolver = (request: PathRequest) => Promise<Resolution | null>

interface Readable<Found extends { readyLocales: Locale[] }> {
  found: Found
  again: (reader: PublishedReader) => Promise<Found | null>
  build: (reader: PublishedReader, found: Found) => Promise<PageView>
}

/**
 * Builds a document in the locale. If the document is not ready in the locale, its texts are read
 * in English, or in its first ready locale.
 */
export async function inReadyLanguage<Found extends { readyLocales: Locale[] }>(
  { reader, locale }: PathRequest,
  { found, again, build }: Readable<Found>,
): Promise<Resolution> {
  const { readyLocales } = found
  if (readyLocales.includes(locale)) {
    return { view: await build(reader, found), documents: reader.documents }
  }
  const isEnglishReady = readyLocales.length === 0 || readyLocales.includes(DEFAULT_LOCALE)
  const other = reader.inLanguage(isEnglishReady ? DEFAULT_LOCALE : (readyLocales[0] ?? locale))
  const original = (await again(other)) ?? found
  return { view: await build(other, original), documents: other.documents }
}

export function redirectTo(
  { reader, readAt }: PathRequest,
  to: string,
  isPermanent = true,
): Resolution {
  return { view: { kind: 'redirect', readAt, to, isPermanent }, documents: reader.documents }
}
