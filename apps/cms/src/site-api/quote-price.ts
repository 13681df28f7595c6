import type { Figure } from '@studio/shared/contracts/price'
import type { PriceGroup } from '../payload-types'
import { figureFor } from './figures'
import type { PublishedReader } from './reader'

export interface PriceReference {
  priceGroup?: number | PriceGroup | null
  priceItem?: string | null
}

/** The figure that a reference into the price book stands for, in the visitor's country. */
export function quotePrice(reader: PublishedReader, reference: PriceReference): Figure | null {
  const group = reader.related('price-groups', reference.priceGroup)
  const row = group?.items?.find(({ key }) => key === reference.priceItem)
  return row ? figureFor(row, reader.viewer.country) : null
}
