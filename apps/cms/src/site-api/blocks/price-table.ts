import type { BlockBuilder } from './types'
import { groupFor } from '../figures'
import { priceListFor } from '../quote-price'

export const priceTable: BlockBuilder<'priceTable'> = (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  layout: block.layout,
  groups: distinct(block.groups.map((value) => priceListFor(reader, value))).flatMap((group) => {
    const view = group && groupFor(group, reader.viewer.country)
    return view?.rows.length ? [view] : []
  }),
  footnote: block.footnote ?? null,
})

/** A list that stands in for one beside it is shown once. */
function distinct<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}
