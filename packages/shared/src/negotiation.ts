import { COUNTRIES, COUNTRY_FACTS, COUNTRY_QUERY, DEFAULT_COUNTRY, type Country } from './countries'
import { DEFAULT_LOCALE, LOCALES } from './locales'
import { COUNTRY_COOKIE, LOCALE_COOKIE, LOCATED_COOKIE, PREVIEW_COOKIE } from './cookies'

/** The headers in which CDNs name the visitor's country (ISO 3166, upper case). */
export const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country',
] as const

/**
 * Hosts that always show the German market: a `.de` domain or a `de.` subdomain. The port is not
 * part of the host.
 */
export const GERMAN_HOST_PATTERN = '(?:.+\\.de|de\\..+)'

/** A segment that no page's path can contain, so that nothing below it is ever found. */
export const NOWHERE = '~'

export type Condition =
  | { type: 'host'; value: string }
  | { type: 'query' | 'cookie' | 'header'; key: string; value?: string }

interface Rewrite {
  source: string
  destination: string
  has?: Condition[]
}

interface Redirect extends Rewrite {
  permanent: boolean
  missing?: Condition[]
}

interface CookieHeader {
  source: string
  has: Condition[]
  missing: Condition[]
  headers: { key: string; value: string }[]
}

const ANY_COUNTRY = COUNTRIES.join('|')
const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).join('|')

/** Patterns of first segments of paths that are not pages: calls, files, and internal paths. */
const NOT_PAGES = `(?:api|media|_next|__nextjs[^/]*|${ANY_COUNTRY})(?:/|$)|sitemap\\.xml$|robots\\.txt$|llms\\.txt$|favicon\\.ico$|icon\\.svg$`

/** Matches every path that may get a language and a country. */
export const PAGES_SOURCE = `/:path((?!${NOT_PAGES}).*)`

/**
 * Matches the same paths except those that already have a language, and the feed, because its
 * readers have chosen their language.
 */
const UNPREFIXED_SOURCE = `/:path((?!(?:${PREFIXED}|404)(?:/|$)|feed\\.xml$|${NOT_PAGES}).*)`

/** Matches the internal paths of pages, which must not be reachable from outside. */
export const HIDDEN_SOURCE = `/:path((?:${ANY_COUNTRY})(?:/.*)?)`

/**
 * Makes a rule for each country from a condition that names it: a host, query, cookie or header.
 */
const named = (condition: (country: Country) => Condition) =>
  COUNTRIES.map((country) => ({ country, has: [condition(country)] }))

/** The rules that determine the country, in order of precedence. The last rule always matches. */
const COUNTRY_RULES: { country: Country; has?: Condition[] }[] = [
  { country: 'gr', has: [{ type: 'host', value: GERMAN_HOST_PATTERN }] },
  ...named((country) => ({ type: 'query', key: COUNTRY_QUERY, value: country })),
  ...named((country) => ({ type: 'cookie', key: COUNTRY_COOKIE, value: country })),
  ...COUNTRY_HEADERS.flatMap((key) =>
    COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY).map((country) => ({
      country,
      has: [{ type: 'header' as const, key, value: COUNTRY_FACTS[country].iso }],
    })),
  ),
  ...named((country) => ({ type: 'cookie', key: LOCATED_COOKIE, value: country })),
  { country: DEFAULT_COUNTRY },
]

/**
 * @returns rewrites from public paths to `/[country]/[locale]/…`, for Next's `beforeFiles`. Next
 * applies every matching rule in turn, so the sources exclude paths that already begin with a
 * country, and only the first match has an effect. If a visitor requests an internal path, it is
 * not found
 */
export function countryRewrites(): Rewrite[] {
  const hidden = { source: HIDDEN_SOURCE, destination: `/${NOWHERE}/:path` }
  const rules = COUNTRY_RULES.flatMap(({ country, has }) => {
    const condition = has ? { has } : {}
    return [
      {
        source: `/:locale(${PREFIXED})/:path*`,
        destination: `/${country}/:locale/:path*`,
        ...condition,
      },
      { source: '/', destination: `/${country}/${DEFAULT_LOCALE}`, ...condition },
      {
        source: PAGES_SOURCE,
        destination: `/${country}/${DEFAULT_LOCALE}/:path`,
        ...condition,
      },
    ]
  })
  return [hidden, ...rules]
}

/**
 * The condition that a preview is open. It shows the country and language of its address, and
 * changes no stored choice.
 */
const PREVIEWED: Condition = { type: 'cookie', key: PREVIEW_COOKIE }

/**
 * @returns redirects that remove the prefix `en`, and that lead visitors to the language they have
 * chosen
 */
export function localeRedirects(): Redirect[] {
  const chosen = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) => {
    const about = {
      permanent: false,
      has: [{ type: 'cookie' as const, key: LOCALE_COOKIE, value: locale }],
      missing: [PREVIEWED],
    }
    return [
      { source: '/', destination: `/${locale}`, ...about },
      { source: UNPREFIXED_SOURCE, destination: `/${locale}/:path`, ...about },
    ]
  })
  return [
    // This rule is separate, because the next one would redirect `/en` to an empty path.
    { source: `/${DEFAULT_LOCALE}`, destination: '/', permanent: true },
    { source: `/${DEFAULT_LOCALE}/:path*`, destination: '/:path*', permanent: true },
    ...chosen,
  ]
}

/**
 * @returns headers that store `?lang=uk` until the browser closes, so that the country stays the
 * same after the next click
 */
export function countryCookieHeaders(): CookieHeader[] {
  return COUNTRIES.map((country) => ({
    source: PAGES_SOURCE,
    has: [{ type: 'query', key: COUNTRY_QUERY, value: country }],
    missing: [{ type: 'cookie', key: COUNTRY_COOKIE }, PREVIEWED],
    headers: [{ key: 'Set-Cookie', value: `${COUNTRY_COOKIE}=${country}; Path=/; SameSite=Lax` }],
  }))
}

const pattern = new RegExp(`^${GERMAN_HOST_PATTERN}$`)

/** @param host without its port */
export function isGermanHost(host: string): boolean {
  return pattern.test(host)
}
