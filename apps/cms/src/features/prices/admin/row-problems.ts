import type { PriceGroupKind } from '@studio/shared/price-book'
import { checkPriceRow } from '@studio/shared/price-rules'
import { priceBookWords, type PriceBookWords } from './words'
import { amountFormat, isUnread, percentFormat, type CellFormat } from './cell-text'
import {
  COLUMN_CURRENCIES,
  FIGURE_FIELDS,
  columnOf,
  unitOf,
  type CellField,
  type FigureColumn,
  type FigureField,
  type RowValues,
} from './row-values'

export interface CellProblem {
  field: CellField
  text: string
  /** The cell holds a text that cannot be stored as a number. */
  isUnread: boolean
}

export function formatOf(field: FigureField): CellFormat {
  const column = columnOf(field) as FigureColumn
  return column === 'percent' ? percentFormat : amountFormat(COLUMN_CURRENCIES[column])
}

/**
 * Checks a row's figures in the browser with the server's own rules. It skips rules about cells
 * whose text is not a number yet.
 */
export function findRowProblems(
  values: RowValues,
  kind: PriceGroupKind | undefined,
  words: PriceBookWords = priceBookWords.en,
): CellProblem[] {
  const unread = FIGURE_FIELDS.filter((field) => isUnread(values[field]))
  const problems: CellProblem[] = unread.map((field) => ({
    field,
    text: explainUnread(field, values[field], words),
    isUnread: true,
  }))
  const unit = unitOf(values)
  if (!unit || !kind) return problems
  const numbers = Object.fromEntries(FIGURE_FIELDS.map((field) => [field, numberOf(values[field])]))
  const unreadColumns = new Set(unread.map(columnOf))
  for (const { field, problem } of checkPriceRow({ ...numbers, unit }, kind)) {
    if (unreadColumns.has(columnOf(field)) || (problem === 'noCurrency' && unread.length > 0))
      continue
    problems.push({ field, text: words.PROBLEM_TEXTS[problem], isUnread: false })
  }
  return problems
}

function explainUnread(field: FigureField, value: unknown, words: PriceBookWords): string {
  return isUnread(value) ? formatOf(field).explain(value.typed, words) : ''
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
