import type { BlockBuilder } from './types'
import { quotePrice } from '../quote-price'

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
