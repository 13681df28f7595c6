import type { PriceGroup } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Currency } from '@studio/shared/money'

/**
 * The currency of the amounts if it differs from that of the country, so that a note beside the
 * prices can say so. Null if all amounts have the country's currency or there are no amounts.
 */
export function otherCurrency(groups: PriceGroup[], country: Country): Currency | null {
  const [own] = COUNTRY_FACTS[country].currencies
  const figures = groups.flatMap(({ rows }) => rows.map(({ figure }) => figure))
  const other = figures.find((figure) => figure.kind === 'money' && figure.currency !== own)
  return other?.kind === 'money' ? other.currency : null
}
