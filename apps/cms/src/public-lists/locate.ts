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

/** The requested country. German hosts always have the German one; null without a request. */
export function askedCountry(lang: string | undefined, visitor: Visitor | null): Country | null {
  if (visitor && isGermanHost(visitor.host)) return 'gr'
  return isCountry(lang) ? lang : null
}

interface Asked {
  lang?: string | undefined
  ip?: string | undefined
}

/**
 * The site country of a visitor. In order of precedence: the requested one, that of the IP address
 * in the query, that from the CDN, that of the visitor's IP address. Visitors from other or unknown
 * countries get the default.
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
