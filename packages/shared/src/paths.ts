import { COUNTRIES, type Country } from './countries'
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from './locales'
import type { PagePath } from './routes/route'
import { isLetterLink } from './routes/account'

export type { PagePath } from './routes/route'

const SEGMENT = /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/

export const MAX_PATH_LENGTH = 200

/** The home page's slug in the CMS. It is equivalent to an empty path. */
export const HOME_SLUG = 'home'

/**
 * Pages that are implemented in code. Visitors can open them, and editors cannot use their paths.
 */
export const BUILT_IN_PAGES: readonly PagePath[] = ['style-guide', 'style-guide/ink', 'search']

/** First segments that the site itself uses, so that an editor's page cannot have them. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'api',
  'media',
  '_next',
  'admin',
  'feed.xml',
  'llms.txt',
  'sitemap.xml',
  'robots.txt',
  'style-guide',
  'search',
  'form',
  'newsletter',
  ...LOCALES,
  ...COUNTRIES,
]

/** @returns whether a page can have this path: short, plain segments, none of them reserved */
export function isPagePath(path: string): boolean {
  if (path === '') return true
  if (path.length > MAX_PATH_LENGTH) return false
  const segments = path.split('/')
  if (RESERVED_SEGMENTS.includes(segments[0] ?? '')) return false
  return segments.every((segment) => SEGMENT.test(segment))
}

/** Matches separators and invisible characters, which no old path may contain. A blank may. */
const NOT_IN_PATHS = /[?#\\\p{Cc}\p{Cf}\ufffd]|(?! )[\s\p{Z}]/u

/**
 * Normalizes an old path of the site: it is decoded, in NFC, and without slashes at its ends.
 * Unlike the path of a page, it may contain letters of all scripts and file endings.
 * @returns null if the text cannot be a path
 */
export function plainOldPath(typed: string): string | null {
  const trimmed = typed.trim().replace(/^\/+|\/+$/g, '')
  const path = decodeOrNull(trimmed)?.normalize('NFC')
  if (!path || path.length > MAX_PATH_LENGTH || NOT_IN_PATHS.test(path)) return null
  const segments = path.split('/')
  if (RESERVED_SEGMENTS.includes(segments[0] ?? '')) return null
  return segments.some((segment) => ['', '.', '..', '~'].includes(segment)) ? null : path
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export function isKnowablePath(path: string): boolean {
  return isPagePath(path) || plainOldPath(path) === path
}

/**
 * @returns whether visitors may be redirected to a path: that of an editor's page, a built-in page,
 * or a link in a mail
 */
export function isVisitablePath(path: string): boolean {
  return BUILT_IN_PAGES.includes(path) || isPagePath(path) || isLetterLink(path)
}

/** @returns the path as it is in the address bar: `/ar/pricing`, `/pricing` or `/` */
export function publicPath(locale: Locale, path: PagePath): string {
  const prefix = locale === DEFAULT_LOCALE ? '' : `/${locale}`
  return path === '' ? prefix || '/' : `${prefix}/${path}`
}

/** @returns the path of a page inside the web app, such as `/uk/ar/pricing` */
export function internalPath(country: Country, locale: Locale, path: PagePath): string {
  return path === '' ? `/${country}/${locale}` : `/${country}/${locale}/${path}`
}

export function readPublicPath(pathname: string): { locale: Locale; path: PagePath } {
  const segments = pathname.split('/').filter(Boolean)
  const [first] = segments
  return isLocale(first)
    ? { locale: first, path: segments.slice(1).join('/') }
    : { locale: DEFAULT_LOCALE, path: segments.join('/') }
}
