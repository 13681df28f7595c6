import {
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
  PRICE_GROUP_KINDS,
  PRICE_UNITS,
} from '@studio/shared/price-book'
import { checkPriceRow } from '@studio/shared/price-rules'
import { z } from 'zod'
import type { ListVersion, RowVersion } from '../list-version'
import type { RowFigures } from './book'

const FIGURES = [...AMOUNT_FIELDS, ...PERCENT_FIELDS]

export interface ListUndo {
  /** The number of rows that the change gave new figures. */
  changed: number
  /** The figures that the rows had before; only rows that are still as the change left them. */
  rows: { key: string; figures: RowFigures }[]
  /** Rows that somebody has changed or removed since. They stay as they are. */
  left: RowVersion[]
}

/**
 * Compares three states of a price list, in order to undo a change of many prices without touching
 * later work.
 *
 * @param before the list before the change
 * @param after the list after the change
 * @param now the newest state; null if the list was deleted
 */
export function planUndo(
  before: ListVersion,
  after: ListVersion,
  now: ListVersion | null,
): ListUndo {
  const undo: ListUndo = { changed: 0, rows: [], left: [] }
  for (const row of after.items ?? []) {
    const old = rowOf(before, row.key)
    const fields = FIGURES.filter((field) => old && figure(old, field) !== figure(row, field))
    if (!old || fields.length === 0) continue
    undo.changed += 1
    const current = rowOf(now, row.key)
    if (current && fields.every((field) => figure(current, field) === figure(old, field))) continue
    const figures = Object.fromEntries(fields.map((field) => [field, figure(old, field)]))
    const isUntouched =
      current !== undefined &&
      current.unit === row.unit &&
      fields.every((field) => figure(current, field) === figure(row, field)) &&
      isValid({ ...current, ...figures }, now?.kind)
    if (isUntouched) undo.rows.push({ key: row.key, figures })
    else undo.left.push(row)
  }
  return undo
}

/** A later change of other figures may not fit the figures from before. */
function isValid(row: RowVersion, kind: unknown): boolean {
  const { data } = z
    .object({ unit: z.enum(PRICE_UNITS), kind: z.enum(PRICE_GROUP_KINDS) })
    .safeParse({ unit: row.unit, kind })
  return data !== undefined && checkPriceRow({ ...row, unit: data.unit }, data.kind).length === 0
}

function rowOf(list: ListVersion | null, key: string): RowVersion | undefined {
  return list?.items?.find((row) => row.key === key)
}

function figure(row: RowVersion, field: (typeof FIGURES)[number]): number | null {
  return row[field] ?? null
}
