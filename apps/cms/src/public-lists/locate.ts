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

/** The country that was asked for: German hosts show no other; null where nothing was said. */
export function askedCountry(lang: string | undefined, visitor: Visitor | null): Country | null {
  if (visitor && isGermanHost(visitor.host)) return 'gr'
  return isCountry(lang) ? lang : null
}

interface Asked {
  lang?: string | undefined
  ip?: string | undefined
}

/**
 * Which of our countries somebody belongs to. Best first: the one that was asked
 * for, that of the address in the question, what a CDN says, that of the visitor's
 * address. Whoever is elsewhere, or nowhere we know, belongs to the default.
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
