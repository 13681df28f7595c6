import { PERCENT_MEANINGS, PRICE_UNITS, QUANTITIES } from '@studio/shared/price-book'
import {
  COLUMN_CURRENCIES,
  COLUMN_FIELDS,
  FIGURE_COLUMNS,
  type FigureColumn,
} from './admin/row-values'
import { showAmount } from '../../editor/documents/show-amount'
import type { PriceBookWords } from './admin/words'
import { compareWords, nameOf, textOr, type Change } from './change'
import type { RowVersion } from './list-version'

type Figures = Pick<RowVersion, (typeof COLUMN_FIELDS)[FigureColumn][number]>

/** Lists the changes of one row. Figures come first, because visitors pay them. */
export function compareRows(
  before: RowVersion,
  after: RowVersion,
  words: PriceBookWords,
): Change[] {
  const { CHANGE_TEXTS } = words
  const row = nameOf(after)
  const changed = (what: string, old: string | null, now: string | null): Change[] =>
    old === now ? [] : [{ row, what, before: old, after: now }]
  return [
    ...FIGURE_COLUMNS.flatMap((column) =>
      changed(columnName(column, words), figureText(before, column), figureText(after, column)),
    ),
    ...changed(CHANGE_TEXTS.unit, unitText(before.unit, words), unitText(after.unit, words)),
    ...changed(CHANGE_TEXTS.isFrom, yesOrNo(before.isFrom, words), yesOrNo(after.isFrom, words)),
    ...compareWords(row, CHANGE_TEXTS.label, before.label, after.label),
    ...changed(CHANGE_TEXTS.percentMeaning, meaningText(before, words), meaningText(after, words)),
    ...changed(CHANGE_TEXTS.status, statusText(before, words), statusText(after, words)),
    ...(['minimumHours', 'noticeHours'] as const).flatMap((name) =>
      changed(CHANGE_TEXTS[name], textOr(before[name]), textOr(after[name])),
    ),
    ...changed(CHANGE_TEXTS.turnaround, turnaroundText(before), turnaroundText(after)),
    ...changed(
      CHANGE_TEXTS.quantities,
      quantitiesText(before, words),
      quantitiesText(after, words),
    ),
    ...compareWords(row, CHANGE_TEXTS.note, before.note, after.note),
    ...changed(CHANGE_TEXTS.source, textOr(before.source), textOr(after.source)),
    ...changed(
      CHANGE_TEXTS.isDisputed,
      yesOrNo(before.isDisputed, words),
      yesOrNo(after.isDisputed, words),
    ),
    ...changed(CHANGE_TEXTS.readings, sourcesText(before), sourcesText(after)),
  ]
}

function columnName(column: FigureColumn, { CHANGE_TEXTS }: PriceBookWords): string {
  return column === 'percent' ? CHANGE_TEXTS.percent : COLUMN_CURRENCIES[column]
}

function figureText(figures: Figures, column: FigureColumn): string | null {
  const [low, high] = COLUMN_FIELDS[column]
  const ends = [figures[low], figures[high]].filter((end) => end !== null && end !== undefined)
  if (ends.length === 0) return null
  return ends
    .map((end) => (column === 'percent' ? `${end}%` : showAmount(end, COLUMN_CURRENCIES[column])))
    .join(' – ')
}

function unitText(unit: string | null | undefined, { UNIT_NAMES }: PriceBookWords): string | null {
  const known = PRICE_UNITS.find((name) => name === unit)
  return known ? UNIT_NAMES[known] : textOr(unit)
}

function meaningText(
  { percentMeaning }: RowVersion,
  { MEANING_NAMES }: PriceBookWords,
): string | null {
  const known = PERCENT_MEANINGS.find((name) => name === percentMeaning)
  return known ? MEANING_NAMES[known] : textOr(percentMeaning)
}

function yesOrNo(value: boolean | null | undefined, { CHANGE_TEXTS }: PriceBookWords): string {
  return value === true ? CHANGE_TEXTS.yes : CHANGE_TEXTS.no
}

function statusText({ status }: RowVersion, { BOOKING_NAMES }: PriceBookWords): string | null {
  return status === 'standard' || status === 'urgent' ? BOOKING_NAMES[status] : textOr(status)
}

function turnaroundText({ turnaroundMin, turnaroundMax }: RowVersion): string | null {
  const ends = [turnaroundMin, turnaroundMax].filter((end) => end !== null && end !== undefined)
  return ends.length === 0 ? null : ends.join(' – ')
}

function quantitiesText(
  { quantities }: RowVersion,
  { QUANTITY_NAMES }: PriceBookWords,
): string | null {
  const nameOfKind = (kind: string) => QUANTITIES.find((name) => name === kind)
  return textOr(
    (quantities ?? [])
      .map(({ kind, amount }) => {
        const known = nameOfKind(kind)
        return `${known ? QUANTITY_NAMES[known] : kind}: ${amount}`
      })
      .join(', '),
  )
}

function sourcesText({ readings }: RowVersion): string | null {
  const each = (readings ?? []).map((source) => {
    const amounts = FIGURE_COLUMNS.map((column) => figureText(source, column)).filter(Boolean)
    return [amounts.join(', '), source.source, source.note].filter(Boolean).join(': ')
  })
  return textOr(each.join('; '))
}
