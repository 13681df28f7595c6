import type { PageQuery, ResolvedPath } from '@studio/shared/contracts/page'
import { DEFAULT_LOCALE, type Locale } from '@studio/shared/locales'
import { isPagePath } from '@studio/shared/paths'
import type { Page, Redirect } from '../payload-types'
import { buildPage } from './build-page'
import { CONTACT_PAGE, findContactCity, pageOfCity } from './finders/contact-city'
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
  const inCity = await resolveContactCity(reader, path, locale, readAt)
  if (inCity) return inCity
  const redirect = await reader.redirect(path)
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

/** The contact page in a city: in a language that it is not ready in, the city's words are English too. */
async function resolveContactCity(
  reader: PublishedReader,
  path: string,
  locale: Locale,
  readAt: number,
): Promise<Resolution | null> {
  const isKnown = (await findContactCity(reader, path)) !== null
  const page = isKnown ? await reader.page(CONTACT_PAGE) : null
  if (!page) return null
  const { words, original } = await readable(reader, page, locale)
  const found = await findContactCity(words, path)
  if (!found) return null
  const view = await buildPage(words, original, readAt, found.settings)
  return {
    view: pageOfCity(view, found.city, found.settings, words),
    documents: words.documents,
  }
}

async function buildReadable(
  reader: PublishedReader,
  page: Page,
  locale: Locale,
  readAt: number,
): Promise<Resolution> {
  const { words, original } = await readable(reader, page, locale)
  return { view: await buildPage(words, original, readAt), documents: words.documents }
}

/** In a language that the page is not ready in, its words are read in English, or in what there is. */
async function readable(
  reader: PublishedReader,
  page: Page,
  locale: Locale,
): Promise<{ words: PublishedReader; original: Page }> {
  if (page.readyLocales.includes(locale)) return { words: reader, original: page }
  const { readyLocales } = page
  const isEnglishReady = readyLocales.length === 0 || readyLocales.includes(DEFAULT_LOCALE)
  const other = reader.inLanguage(isEnglishReady ? DEFAULT_LOCALE : (readyLocales[0] ?? locale))
  return { words: other, original: (await other.page(page.slug)) ?? page }
}

function targetOf(reader: PublishedReader, redirect: Redirect): string | null {
  if (redirect.toUrl) return redirect.toUrl
  const page = reader.related('pages', redirect.toPage)
  if (!page) return null
  return page.slug === HOME ? '' : page.slug
}
