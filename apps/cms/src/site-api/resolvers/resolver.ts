import type { PageView, ResolvedPath } from '@studio/shared/contracts/page'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import type { PublishedReader } from '../reader/reader'

export interface Resolution {
  view: ResolvedPath
  /** `collection:id` of everything that the view was built from. */
  documents: string[]
}

/** A path, and for whom it is looked for. */
export interface PathRequest {
  reader: PublishedReader
  /** As in `paths.ts`; the home page's is empty. */
  path: string
  locale: Locale
  readAt: number
}

/** Resolves a path that leads to a document of its kind; null leaves it to the next resolver. */
export type Resolver = (request: PathRequest) => Promise<Resolution | null>

interface Readable<Found extends { readyLocales: Locale[] }> {
  found: Found
  /** The same document in another language. */
  again: (reader: PublishedReader) => Promise<Found | null>
  build: (reader: PublishedReader, found: Found) => Promise<PageView>
}

/** In a language that the document is not ready in, its words are read in English, or in what there is. */
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
