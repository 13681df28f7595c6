import { COUNTRY_QUERY } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import { isVisitablePath, publicPath, readPublicPath } from '@studio/shared/paths'

interface Origin {
  /** The page that the form names: made once for all visitors, so without a query. */
  from: string | null
  /** The page that the browser names, with its query. */
  referrer: string | null
  host: string | null
  /** The language that was chosen, if one was. */
  locale: Locale | null
  isCountryChosen: boolean
}

/** The page to which the visitor returns: always a path of this site, in the chosen language. */
export function returnAddress(origin: Origin): string {
  const { pathname, search } = readReferrer(origin) ?? { pathname: origin.from ?? '/', search: '' }
  const { locale, path } = readPublicPath(pathname)
  const safePath = isVisitablePath(path) ? path : ''
  const query = new URLSearchParams(search)
  // The query would win over the country that was just chosen.
  if (origin.isCountryChosen) query.delete(COUNTRY_QUERY)
  const words = query.size > 0 ? `?${query.toString()}` : ''
  return publicPath(origin.locale ?? locale, safePath) + words
}

function readReferrer({ referrer, host }: Origin): URL | null {
  if (!referrer || !host || !URL.canParse(referrer)) return null
  const url = new URL(referrer)
  return url.host === host ? url : null
}
