import { CURRENCIES, type Currency } from '@studio/shared/money'
import {
  AMOUNT_FIELDS,
  PERCENT_FIELDS,
  PRICE_UNITS,
  carriesMoney,
  type AmountField,
  type PriceUnit,
} from '@studio/shared/price-book'

export type PercentField = (typeof PERCENT_FIELDS)[number]
export type FigureField = AmountField | PercentField
export type CellField = 'label' | 'unit' | FigureField
type MoneyColumn = 'usd' | 'gbp' | 'eur'
export type FigureColumn = MoneyColumn | 'percent'

export const FIGURE_FIELDS: readonly FigureField[] = [...AMOUNT_FIELDS, ...PERCENT_FIELDS]

export const CELL_FIELDS: readonly CellField[] = ['label', 'unit', ...FIGURE_FIELDS]

export const COLUMN_FIELDS = {
  usd: ['usdMin', 'usdMax'],
  gbp: ['gbpMin', 'gbpMax'],
  eur: ['eurMin', 'eurMax'],
  percent: ['percentMin', 'percentMax'],
} as const satisfies Record<FigureColumn, readonly [FigureField, FigureField]>

export const FIGURE_COLUMNS = Object.keys(COLUMN_FIELDS) as FigureColumn[]

export const COLUMN_CURRENCIES: Record<MoneyColumn, Currency> = {
  usd: CURRENCIES[0],
  gbp: CURRENCIES[1],
  eur: CURRENCIES[2],
}

/** The values of one row in the form: not validated, and figures may be unread texts. */
export type RowValues = Partial<Record<CellField, unknown>>

export function columnOf(field: CellField): 'label' | 'unit' | FigureColumn {
  if (field === 'label' || field === 'unit') return field
  return FIGURE_COLUMNS.find((column) => field.startsWith(column)) ?? 'usd'
}

export function unitOf(values: RowValues): PriceUnit | undefined {
  return PRICE_UNITS.find((unit) => unit === values.unit)
}

export function isFilled(value: unknown): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** Whether rows with this unit have figures in this column. */
export function carries(unit: PriceUnit | undefined, column: FigureColumn): boolean {
  if (unit === undefined) return column !== 'percent'
  if (column === 'percent') return unit === 'percent'
  return carriesMoney(unit)
}

/**
 * @returns filled fields that do not fit the row's unit, such as dollars after a change to
 * “percent”
 */
export function leftOverFields(values: RowValues): FigureField[] {
  const unit = unitOf(values)
  if (!unit) return []
  return FIGURE_FIELDS.filter(
    (field) => isFilled(values[field]) && !carries(unit, columnOf(field) as FigureColumn),
  )
}
