import { isCountry, type Country } from '@studio/shared/countries'
import { isGermanHost } from '@studio/shared/negotiation'
import type { Visitor } from '@studio/shared/visitor/visitor'

/** The country that was asked for: German hosts show no other; null where nothing was said. */
export function askedCountry(lang: string | undefined, visitor: Visitor | null): Country | null {
  if (visitor && isGermanHost(visitor.host)) return 'gr'
  return isCountry(lang) ? lang : null
}
