import { type Country, DEFAULT_COUNTRY, isCountry } from '@studio/shared/countries'
import { isLocale, type Locale, toLocale } from '@studio/shared/locales'
import { NOWHERE } from '@studio/shared/negotiation'
import { HOME_SLUG, type PagePath, publicPath } from '@studio/shared/paths'

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

/** A path that no page can have, for addresses without a known country or language. */
const NO_PAGE: PagePath = NOWHERE

export function readAddress({ country, locale, path = [] }: RouteParams): Address {
  if (!isCountry(country) || !isLocale(locale)) {
    return { country: DEFAULT_COUNTRY, locale: toLocale(locale), path: NO_PAGE }
  }
  const joined = path.map(decoded).join('/')
  return { country, locale, path: joined === HOME_SLUG ? '' : joined }
}

/** Decodes a path segment, because Next passes it with percent escapes. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC')
  } catch {
    return segment
  }
}

/** @returns the target of a moved page: another site, or a page in the visitor's language */
export function redirectTarget(locale: Locale, to: string): string {
  // Header values must be ASCII, so the target is encoded.
  if (/^https?:\/\//.test(to)) return URL.canParse(to) ? new URL(to).href : encodeURI(to)
  const path = to.replace(/^\/+/, '')
  const [first, ...rest] = path.split('/')
  return isLocale(first) ? publicPath(first, rest.join('/')) : publicPath(locale, path)
}

/** The address of a page with a static route, whose path is not a parameter. */
export async function accountAddress(
  params: Promise<{ country: string; locale: string }>,
  path: PagePath,
): Promise<Address> {
  return { ...readAddress(await params), path }
}
