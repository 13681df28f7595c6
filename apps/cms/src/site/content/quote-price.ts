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
 * Finds the list that is shown for a reference: the named list, or its substitute if only the
 * substitute has amounts in the country's currency.
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
 * The figure that is shown for a reference to the price book. If another list is used as a
 * substitute, its lowest price replaces the lowest price of the named list. The other rows have no
 * equivalent and are shown as “on request”.
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
