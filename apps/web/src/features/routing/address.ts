import { type Country, DEFAULT_COUNTRY, isCountry } from '@studio/shared/countries'
import { isLocale, type Locale, toLocale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { HOME_SLUG, type PagePath, publicPath } from '@studio/shared/paths'

/** Which page, for whom. */
export interface Address {
  country: Country
  locale: Locale
  path: PagePath
}

interface RouteParams {
  country: string
  locale: string
  path?: string[]
}

/** No page can have it: stands for an address in no country or language of ours. */
const NO_PAGE: PagePath = NOWHERE

export function readAddress({ country, locale, path = [] }: RouteParams): Address {
  if (!isCountry(country) || !isLocale(locale)) {
    return { country: DEFAULT_COUNTRY, locale: toLocale(locale), path: NO_PAGE }
  }
  const joined = path.map(decoded).join('/')
  return { country, locale, path: joined === HOME_SLUG ? '' : joined }
}

/** Next passes path segments with percent escapes. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}

/** Where a moved page leads: another site, or a page of ours in the visitor's language. */
export function redirectTarget(locale: Locale, to: string): string {
  // Header values must be ASCII, so the target is encoded.
  if (/^https?:\/\//.test(to)) return URL.canParse(to) ? new URL(to).href : encodeURI(to)
  const path = to.replace(/^\/+/, '')
  const [first, ...rest] = path.split('/')
  return isLocale(first) ? publicPath(first, rest.join('/')) : publicPath(locale, path)
}

/** The address of a page that is made of code: its path is not among the parameters. */
export async function accountAddress(
  params: Promise<{ country: string; locale: string }>,
  path: PagePath,
): Promise<Address> {
  return { ...readAddress(await params), path }
}
