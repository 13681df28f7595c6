import type { PriceGroup } from '@studio/shared/contracts/price'
import { COUNTRY_FACTS, type Country } from '@studio/shared/countries'
import type { Currency } from '@studio/shared/money'

/**
 * Finds the currency of the amounts if it differs from the country's, so that a note beside the
 * prices can name it.
 * @returns null if all amounts have the country's currency, or if there are no amounts
 */
export function otherCurrency(groups: PriceGroup[], country: Country): Currency | null {
  const [own] = COUNTRY_FACTS[country].currencies
  const figures = groups.flatMap(({ rows }) => rows.map(({ figure }) => figure))
  const other = figures.find((figure) => figure.kind === 'money' && figure.currency !== own)
  return other?.kind === 'money' ? other.currency : null
}
