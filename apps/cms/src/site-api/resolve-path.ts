import type { PageQuery, ResolvedPath } from '@studio/shared/contracts/page'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { isPagePath, type PagePath } from '@studio/shared/paths'
import type { Redirect } from '../payload-types'
import { FINDERS } from './finders'
import type { Finder, Found } from './finders/finder'
import type { PublishedReader } from './reader'

const HOME = 'home'

export interface Resolution {
  view: ResolvedPath
  /** `collection:id` of everything that the view was built from. */
  documents: string[]
}

/** One path to one view model; the CMS owns the URL space. */
export async function resolvePath(
  reader: PublishedReader,
  { locale, path }: PageQuery,
  readAt: number,
): Promise<Resolution> {
  const notFound: Resolution = { view: { kind: 'notFound', readAt }, documents: [] }
  if (!isPagePath(path)) return notFound
  for (const find of FINDERS) {
    const found = await find(reader, path)
    if (found) return buildReadable(reader, { find, found, path, locale }, readAt)
  }
  const redirect = await reader.redirect(path)
  const to = redirect && (await targetOf(reader, redirect))
  if (to === null) return notFound
  const view = {
    kind: 'redirect',
    readAt,
    to,
    isPermanent: redirect?.isPermanent === true,
  } as const
  return { view, documents: reader.documents }
}

interface Wanted {
  find: Finder
  found: Found
  path: PagePath
  locale: Locale
}

/** In a language that the document is not ready in, its words are read in English, or in what there is. */
async function buildReadable(
  reader: PublishedReader,
  { find, found, path, locale }: Wanted,
  readAt: number,
): Promise<Resolution> {
  const { readyLocales } = found
  if (readyLocales.includes(locale)) {
    return { view: await found.build(reader, readAt), documents: reader.documents }
  }
  const isEnglishReady = readyLocales.length === 0 || readyLocales.includes(DEFAULT_LOCALE)
  const other = reader.inLanguage(isEnglishReady ? DEFAULT_LOCALE : (readyLocales[0] ?? locale))
  const original = (await find(other, path)) ?? found
  return { view: await original.build(other, readAt), documents: other.documents }
}

/** Null where it leads to nothing that is published. */
async function targetOf(reader: PublishedReader, redirect: Redirect): Promise<PagePath | null> {
  if (redirect.toUrl) return redirect.toUrl
  if (redirect.toPath) return (await isThere(reader, redirect.toPath)) ? redirect.toPath : null
  const page = reader.related('pages', redirect.toPage)
  if (!page) return null
  return page.slug === HOME ? '' : page.slug
}

async function isThere(reader: PublishedReader, path: PagePath): Promise<boolean> {
  for (const find of FINDERS) if (await find(reader, path)) return true
  return false
}
