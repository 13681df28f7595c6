import {
  COUNTRIES,
  COUNTRY_COOKIE,
  COUNTRY_FACTS,
  COUNTRY_QUERY,
  DEFAULT_COUNTRY,
  type Country,
} from './countries'
import { DEFAULT_LOCALE, LOCALES, LOCALE_COOKIE } from './locales'

/** Headers in which a CDN names the visitor's country (ISO 3166, upper case). */
export const COUNTRY_HEADERS = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country'] as const

/** Hosts that always show the German market: a `.de` domain or a `de.` subdomain. */
export const GERMAN_HOST_PATTERN = '(?:.+\\.de|de\\..+)(?::\\d+)?'

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
}

/** Every address but the site's own files and calls; those never get a language or a country. */
const PAGES =
  '/:path((?!(?:api|media|_next|__nextjs[^/]*)(?:/|$)|sitemap\\.xml$|robots\\.txt$|favicon\\.ico$|icon\\.svg$).*)'

const PREFIXED = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
const LOCALE_PARAMETER = `:locale(${PREFIXED.join('|')})`

/** The ways in which a country is found, best first; the last one always matches. */
const COUNTRY_RULES: { country: Country; has?: Condition[] }[] = [
  { country: 'gr', has: [{ type: 'host', value: GERMAN_HOST_PATTERN }] },
  ...COUNTRIES.map((country) => whenGiven(country, 'query', COUNTRY_QUERY, country)),
  ...COUNTRIES.map((country) => whenGiven(country, 'cookie', COUNTRY_COOKIE, country)),
  ...COUNTRY_HEADERS.flatMap((header) =>
    COUNTRIES.filter((country) => country !== DEFAULT_COUNTRY).map((country) =>
      whenGiven(country, 'header', header, COUNTRY_FACTS[country].iso),
    ),
  ),
  { country: DEFAULT_COUNTRY },
]

/** Rewrites from what the visitor sees to `/[country]/[locale]/…`, for `beforeFiles`. */
export function countryRewrites(): Rewrite[] {
  return COUNTRY_RULES.flatMap(({ country, has }) => {
    const condition = has ? { has } : {}
    return [
      {
        source: `/${LOCALE_PARAMETER}/:path*`,
        destination: `/${country}/:locale/:path*`,
        ...condition,
      },
      { source: '/', destination: `/${country}/${DEFAULT_LOCALE}`, ...condition },
      { source: PAGES, destination: `/${country}/${DEFAULT_LOCALE}/:path`, ...condition },
    ]
  })
}

/** Drops the `en` prefix; sends visitors who chose another language to it. */
export function localeRedirects(): Redirect[] {
  return [
    { source: `/${DEFAULT_LOCALE}/:path*`, destination: '/:path*', permanent: true },
    ...PREFIXED.flatMap((locale) => {
      const has: Condition[] = [{ type: 'cookie', key: LOCALE_COOKIE, value: locale }]
      return [
        { source: '/', destination: `/${locale}`, permanent: false, has },
        {
          source: PAGES.replace('(?!', `(?!(?:${PREFIXED.join('|')}|404)(?:/|$)|`),
          destination: `/${locale}/:path`,
          permanent: false,
          has,
        },
      ]
    }),
  ]
}

function whenGiven(
  country: Country,
  type: 'query' | 'cookie' | 'header',
  key: string,
  value: string,
): { country: Country; has: Condition[] } {
  return { country, has: [{ type, key, value }] }
}
