import type { Block } from 'payload'
import { priceReference } from './price-reference'

/** A price inside a sentence: it shows the visitor's currency and follows the price book. */
export const inlinePrice: Block = {
  slug: 'inlinePrice',
  labels: { singular: 'Price', plural: 'Prices' },
  fields: [priceReference({ label: 'Price list', isRequired: true })],
}
