import type { BlockBuilder } from '../build-blocks'
import { groupFor } from '../figures'

export const priceTable: BlockBuilder<'priceTable'> = (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  layout: block.layout,
  groups: block.groups.flatMap((value) => {
    const group = reader.related('price-groups', value)
    const view = group && groupFor(group, reader.viewer.country)
    return view?.rows.length ? [view] : []
  }),
  footnote: block.footnote ?? null,
})
