import { z } from 'zod'
import { showAmount } from '../../../editor/documents/show-amount'
import type { Doubt } from './doubt'
import {
  COLUMN_CURRENCIES,
  COLUMN_FIELDS,
  FIGURE_COLUMNS,
  FIGURE_FIELDS,
  type FigureColumn,
  type FigureField,
} from './row-values'

export interface FigureChange {
  row: string
  column: FigureColumn
  /** Formatted as visitors see it; null if there is no amount. */
  before: string | null
  after: string | null
  doubt: Doubt | null
  /** The difference to the old amount in percent; null unless the change is large. */
  percent: number | null
}

/** A change by more than this fraction of the old amount needs confirmation. */
const LARGE_CHANGE = 0.3

type Figures = Partial<Record<FigureField, number | null | undefined>>

const figure = z.number().nullish().catch(null)

const figures = Object.fromEntries(FIGURE_FIELDS.map((field) => [field, figure])) as Record<
  FigureField,
  typeof figure
>

const rowSchema = z.object({
  key: z.string(),
  label: z.string().nullish().catch(null),
  ...figures,
})

const rowsSchema = z.array(rowSchema).nullish().catch(null)

/**
 * Finds the figures that differ between two states of a list's rows, in the order of the table.
 * Rows are matched by key. Removed rows are left out, because the editor has already confirmed
 * their removal.
 */
export function findFigureChanges(before: unknown, after: unknown): FigureChange[] {
  const old = new Map((rowsSchema.parse(before) ?? []).map((row) => [row.key, row]))
  return (rowsSchema.parse(after) ?? []).flatMap((row) => {
    const was = old.get(row.key)
    const name = row.label || was?.label || row.key
    return FIGURE_COLUMNS.flatMap((column) => compareFigures(name, column, was ?? {}, row))
  })
}

export function compareFigures(
  row: string,
  column: FigureColumn,
  before: Figures,
  after: Figures,
): FigureChange[] {
  const [old, now] = [textOf(before, column), textOf(after, column)]
  if (old === now) return []
  const ends = COLUMN_FIELDS[column].map((field) => ({ was: before[field], is: after[field] }))
  const percents = ends.map(({ was, is }) => percentOf(was, is)).filter((one) => one !== null)
  const percent = percents.find((one) => Math.abs(one) > LARGE_CHANGE * 100) ?? null
  return [{ row, column, before: old, after: now, doubt: doubtOf(ends, percent), percent }]
}

type End = Record<'was' | 'is', number | null | undefined>

function doubtOf(ends: End[], percent: number | null): Doubt | null {
  if (ends.some(({ was, is }) => is === 0 && was !== 0)) return 'zero'
  if (ends.some(({ was, is }) => isNumber(was) && !isNumber(is))) return 'emptied'
  return percent === null ? null : 'large'
}

/** @returns null if one of the two figures is missing or the old one is 0 */
function percentOf(was: number | null | undefined, is: number | null | undefined): number | null {
  if (!isNumber(was) || !isNumber(is) || was === 0) return null
  return ((is - was) / was) * 100
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number'
}

function textOf(figures: Figures, column: FigureColumn): string | null {
  const ends = COLUMN_FIELDS[column].map((field) => figures[field]).filter(isNumber)
  if (ends.length === 0) return null
  return ends
    .map((end) => (column === 'percent' ? `${end}%` : showAmount(end, COLUMN_CURRENCIES[column])))
    .join(' – ')
}
