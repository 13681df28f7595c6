import { carriesMoney, PERCENT_FIELDS } from '@studio/shared/price-book'
import { checkPriceRow } from '@studio/shared/price-rules'
import { compareFigures, type FigureChange } from '../admin/figure-changes'
import { COLUMN_FIELDS, FIGURE_COLUMNS, type FigureColumn } from '../admin/row-values'
import type { PriceBookWords } from '../admin/words'
import type { BookList, BookRow, PriceChanges, RowFigures } from './book'
import { changeAmount, changePercent, currenciesOf, type ChangeRule, type MoneyRule } from './rule'

export interface PreviewLine extends FigureChange {
  list: number
  key: string
  /** The first rule of the price book that the new amounts break; null if there is none. */
  problem: string | null
}

/** @returns the row with the new figures */
export function changedRow(row: BookRow, figures: RowFigures): BookRow {
  return { ...row, ...figures }
}

/** @returns the message of the first rule that a row breaks, or null if it breaks none */
export function problemOf(
  row: BookRow,
  { kind }: Pick<BookList, 'kind'>,
  { PROBLEM_TEXTS }: Pick<PriceBookWords, 'PROBLEM_TEXTS'>,
): string | null {
  const [first] = checkPriceRow(row, kind)
  return first ? PROBLEM_TEXTS[first.problem] : null
}

/**
 * Computes new amounts or percentages of the chosen rows. Rows that the rule does not apply to or
 * does not change are left out.
 */
export function planRule(
  lists: readonly BookList[],
  isChosen: (list: number, row: string) => boolean,
  rule: ChangeRule,
): PriceChanges {
  return {
    lists: lists.flatMap(({ id, version, rows }) => {
      const changed = rows
        .filter(({ key, unit }) => isChangedBy(rule, unit) && isChosen(id, key))
        .flatMap((row) => {
          const figures = rule.kind === 'points' ? percentagesBy(rule, row) : figuresBy(rule, row)
          return Object.keys(figures).length > 0 ? [{ key: row.key, figures }] : []
        })
      return changed.length > 0 ? [{ id, version, rows: changed }] : []
    }),
  }
}

function isChangedBy({ kind }: ChangeRule, unit: BookRow['unit']): boolean {
  return kind === 'points' ? unit === 'percent' : carriesMoney(unit)
}

function percentagesBy({ points }: { points: number }, row: BookRow): RowFigures {
  const figures: RowFigures = {}
  for (const field of PERCENT_FIELDS) {
    const before = row[field]
    if (!isSet(before)) continue
    const next = changePercent(before, points)
    if (next !== before) figures[field] = next
  }
  return figures
}

function figuresBy(rule: MoneyRule, row: BookRow): RowFigures {
  const figures: RowFigures = {}
  for (const currency of currenciesOf(rule)) {
    const target = COLUMN_FIELDS[columnOf(currency)]
    const source = rule.kind === 'factor' ? COLUMN_FIELDS.usd : target
    const stays = rule.kind === 'factor' && !rule.replaces && isSet(row[target[0]])
    if (stays || !isSet(row[source[0]])) continue
    target.forEach((field, end) => {
      const from = row[source[end as 0 | 1]]
      const next = isSet(from) ? changeAmount(from, rule) : null
      if (next !== (row[field] ?? null)) figures[field] = next
    })
  }
  return figures
}

function columnOf(currency: string): Exclude<FigureColumn, 'percent'> {
  return currency === 'GBP' ? 'gbp' : currency === 'EUR' ? 'eur' : 'usd'
}

function isSet(value: number | null | undefined): value is number {
  return value !== null && value !== undefined
}

/**
 * Lists old and new amounts of the changed rows in the order of the book, one line per currency.
 */
export function previewChanges(
  lists: readonly BookList[],
  changes: PriceChanges,
  words: Pick<PriceBookWords, 'PROBLEM_TEXTS'>,
): PreviewLine[] {
  const byList = new Map(changes.lists.map((list) => [list.id, list.rows]))
  return lists.flatMap((list) => {
    const byRow = new Map(byList.get(list.id)?.map(({ key, figures }) => [key, figures]))
    return list.rows.flatMap((row) => {
      const figures = byRow.get(row.key)
      if (!figures) return []
      const after = changedRow(row, figures)
      const problem = problemOf(after, list, words)
      return FIGURE_COLUMNS.flatMap((column) =>
        compareFigures(row.label || row.key, column, row, after),
      ).map((change) => ({ ...change, list: list.id, key: row.key, problem }))
    })
  })
}

/** @returns the number of prices for which a change has new amounts */
export function countPrices({ lists }: PriceChanges): number {
  return lists.reduce((sum, { rows }) => sum + rows.length, 0)
}
