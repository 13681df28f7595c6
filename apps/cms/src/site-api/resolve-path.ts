import type { PageQuery, ResolvedPath } from '@studio/shared/contracts/page'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { isPagePath } from '@studio/shared/paths'
import type { Page, Redirect } from '../payload-types'
import { buildPage } from './build-page'
import { plannedRedirect } from './planned-redirect'
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
  const slug = path === '' ? HOME : path
  const page = await reader.page(slug)
  if (page) return buildReadable(reader, page, locale, readAt)
  const redirect = await reader.redirect(path)
  const planned = redirect ? null : plannedRedirect(path, readAt)
  if (planned) return planned
  const to = redirect && targetOf(reader, redirect)
  if (to === null) return notFound
  const view = {
    kind: 'redirect',
    readAt,
    to,
    isPermanent: redirect?.isPermanent === true,
  } as const
  return { view, documents: reader.documents }
}

/** In a language that the page is not ready in, its words are read in English, or in what there is. */
async function buildReadable(
  reader: PublishedReader,
  page: Page,
  locale: Locale,
  readAt: number,
): Promise<Resolution> {
  if (page.readyLocales.includes(locale)) {
    return { view: await buildPage(reader, page, readAt), documents: reader.documents }
  }
  const { readyLocales } = page
  const isEnglishReady = readyLocales.length === 0 || readyLocales.includes(DEFAULT_LOCALE)
  const other = reader.inLanguage(isEnglishReady ? DEFAULT_LOCALE : (readyLocales[0] ?? locale))
  const original = (await other.page(page.slug)) ?? page
  return { view: await buildPage(other, original, readAt), documents: other.documents }
}

function targetOf(reader: PublishedReader, redirect: Redirect): string | null {
  if (redirect.toUrl) return redirect.toUrl
  const page = reader.related('pages', redirect.toPage)
  if (!page) return null
  return page.slug === HOME ? '' : page.slug
}
