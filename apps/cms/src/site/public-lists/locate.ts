import {
  COUNTRIES,
  type Country,
  COUNTRY_FACTS,
  DEFAULT_COUNTRY,
  isCountry,
} from '@studio/shared/countries'
import { isGermanHost } from '@studio/shared/negotiation'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { countryOfAddress } from './country-table'

/**
 * Returns the requested country. On German hosts it is always Germany.
 *
 * @returns null if no country is requested
 */
export function askedCountry(lang: string | undefined, visitor: Visitor | null): Country | null {
  if (visitor && isGermanHost(visitor.host)) return 'gr'
  return isCountry(lang) ? lang : null
}

interface Asked {
  lang?: string | undefined
  ip?: string | undefined
}

/**
 * Finds the site country of a visitor from the first of these that is known: the requested country,
 * the country of the IP address in the query, the country from the CDN, and the country of the
 * visitor's IP address. Visitors from other or unknown countries get the default.
 */
export function locate({ lang, ip }: Asked, visitor: Visitor | null): Country {
  const asked = askedCountry(lang, visitor)
  if (asked) return asked
  if (ip) return marketOf(countryOfAddress(ip))
  return marketOf(visitor?.country ?? (visitor && countryOfAddress(visitor.address)))
}

function marketOf(iso: string | null): Country {
  return COUNTRIES.find((country) => COUNTRY_FACTS[country].iso === iso) ?? DEFAULT_COUNTRY
}
