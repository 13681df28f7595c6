import type { PriceGroup } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Currency } from '@studio/shared/money'

/**
 * The currency of the amounts, where it is not the country's own: visitors there are told so beside
 * the prices. Null where all amounts are in the country's own, and where there are none.
 */
export function otherCurrency(groups: PriceGroup[], country: Country): Currency | null {
  const [own] = COUNTRY_FACTS[country].currencies
  const figures = groups.flatMap(({ rows }) => rows.map(({ figure }) => figure))
  const other = figures.find((figure) => figure.kind === 'money' && figure.currency !== own)
  return other?.kind === 'money' ? other.currency : null
}
