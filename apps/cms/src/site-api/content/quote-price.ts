import type { Figure } from '@studio/shared/contracts/price'
import { type Country, COUNTRY_FACTS } from '@studio/shared/countries'
import type { PriceGroup } from '../../payload-types'
import type { PublishedReader } from '../reader/reader'
import { figureFor, hasAmountIn, type StoredRow } from './figures'

export interface PriceReference {
  priceGroup?: number | PriceGroup | null
  priceItem?: string | null
}

/**
 * The list to show for a reference: the named one, or its substitute if only that has amounts in
 * the country's own currency.
 */
export function priceListFor(
  reader: PublishedReader,
  reference: number | PriceGroup | null | undefined,
): PriceGroup | null {
  const named = reader.related('price-groups', reference)
  const substitute = named && reader.related('price-groups', named.substitute)
  const [own] = COUNTRY_FACTS[reader.viewer.country].currencies
  const isNeeded = substitute && !hasAmountIn(named, own) && hasAmountIn(substitute, own)
  return isNeeded ? substitute : named
}

/**
 * The figure to show for a reference into the price book. If the list is substituted, the
 * substitute's lowest price replaces the lowest row. The other rows have no counterpart and are on
 * request.
 */
export function quotePrice(reader: PublishedReader, reference: PriceReference): Figure | null {
  const { country } = reader.viewer
  const named = reader.related('price-groups', reference.priceGroup)
  const row = named?.items?.find(({ key }) => key === reference.priceItem)
  if (!named || !row) return null
  const list = priceListFor(reader, reference.priceGroup)
  if (!list || list === named) return figureFor(row, country)
  const start = lowestPrice(list, country)
  return start && row === lowestPrice(named, country)?.row
    ? { ...start.figure, isFrom: true }
    : { kind: 'onRequest' }
}

type Money = Extract<Figure, { kind: 'money' }>

function lowestPrice(
  { items }: PriceGroup,
  country: Country,
): { row: StoredRow; figure: Money } | undefined {
  const priced = (items ?? []).flatMap((row) => {
    const figure = figureFor(row, country)
    return figure?.kind === 'money' ? [{ row, figure }] : []
  })
  return priced.sort((one, other) => one.figure.min - other.figure.min)[0]
}
