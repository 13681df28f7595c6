import { carriesMoney } from '@studio/shared/price-book'
import { z } from 'zod'
import { showAmount } from '../../../editor/documents/show-amount'
import {
  COLUMN_CURRENCIES,
  COLUMN_FIELDS,
  FIGURE_COLUMNS,
  unitOf,
  type FigureColumn,
} from './row-values'
import { priceBookWords, type PriceBookWords } from './words'

const number = z.number().nullish()

const itemSchema = z.object({
  key: z.string(),
  label: z.string().nullish(),
  unit: z.string().nullish(),
  isFrom: z.boolean().nullish(),
  usdMin: number,
  usdMax: number,
  gbpMin: number,
  gbpMax: number,
  eurMin: number,
  eurMax: number,
  percentMin: number,
  percentMax: number,
})

export const groupSchema = z.object({ items: z.array(itemSchema).nullish() })

export type Item = z.infer<typeof itemSchema>

/** The price's name and amounts, such as `2D animatic, 30 seconds — $13,500 · £10,000`. */
export function itemLabel(item: Item, words: PriceBookWords = priceBookWords.en): string {
  return [item.label || item.key, figuresLabel(item, words)].filter(Boolean).join(' — ')
}

/** The amounts, such as `$13,500 · £10,000`, or the name of the unit if the price has no amount. */
export function figuresLabel(item: Item, { UNIT_NAMES }: PriceBookWords): string {
  const unit = unitOf(item)
  if (unit && unit !== 'percent' && !carriesMoney(unit)) return UNIT_NAMES[unit]
  return FIGURE_COLUMNS.map((column) => figureText(item, column))
    .filter(Boolean)
    .join(' · ')
}

function figureText(item: Item, column: FigureColumn): string {
  return COLUMN_FIELDS[column]
    .map((field) => item[field])
    .filter((end) => end !== null && end !== undefined)
    .map((end) => (column === 'percent' ? `${end}%` : showAmount(end, COLUMN_CURRENCIES[column])))
    .join('–')
}
