import { COUNTRY_QUERY } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { isVisitablePath, publicPath, readPublicPath } from '@studio/shared/paths'

interface Origin {
  /**
   * The page that the form names. The form is the same for all visitors, so this page has no query.
   */
  from: string | null
  /** The page that the browser sends as referrer, with its query. */
  referrer: string | null
  host: string | null
  /** The language that was chosen, or null. */
  locale: Locale | null
  isCountryChosen: boolean
}

/**
 * @returns the path to which the visitor returns: always one of this site, in the chosen language
 */
export function returnAddress(origin: Origin): string {
  const { pathname, search } = readReferrer(origin) ?? { pathname: origin.from ?? '/', search: '' }
  const { locale, path } = readPublicPath(pathname)
  const safePath = isVisitablePath(path) ? path : ''
  const query = new URLSearchParams(search)
  // A country in the query would take precedence over the one that was just chosen.
  if (origin.isCountryChosen) query.delete(COUNTRY_QUERY)
  const words = query.size > 0 ? `?${query.toString()}` : ''
  return publicPath(origin.locale ?? locale, safePath) + words
}

function readReferrer({ referrer, host }: Origin): URL | null {
  if (!referrer || !host || !URL.canParse(referrer)) return null
  const url = new URL(referrer)
  return url.host === host ? url : null
}
