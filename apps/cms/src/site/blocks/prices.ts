import { vatNoteFor } from '../content/contact'
import { groupFor } from '../content/figures'
import { pictureOf } from '../content/media'
import { priceListFor, quotePrice } from '../content/quote-price'
import type { BlockBuilder } from './types'

export const comparison: BlockBuilder<'comparison'> = (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  columns: block.columns.map(({ title }) => title),
  rows: block.rows.map(({ label, cells }) => ({
    label,
    cells: block.columns.map((_, index) => {
      const cell = cells?.[index]
      return { text: cell?.text ?? null, figure: cell ? quotePrice(reader, cell) : null }
    }),
  })),
})

export const compare: BlockBuilder<'compare'> = (block, { reader }) => {
  const side = ({ label, media: value }: typeof block.before) => {
    const media = pictureOf(reader, value)
    return media && { label, media }
  }
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    before: side(block.before),
    after: side(block.after),
  }
}

export const priceTable: BlockBuilder<'priceTable'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  layout: block.layout,
  groups: distinct(block.groups.map((value) => priceListFor(reader, value))).flatMap((group) => {
    const view = group && groupFor(group, reader.viewer.country)
    return view?.rows.length ? [view] : []
  }),
  footnote: block.footnote ?? null,
  vatNote: vatNoteFor(settings, reader.viewer.country),
})

/** Removes duplicates: a list that replaces another one may already be on the page. */
function distinct<Item>(items: Item[]): Item[] {
  return [...new Set(items)]
}
