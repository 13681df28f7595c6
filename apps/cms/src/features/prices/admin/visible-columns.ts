import { UNITS_BY_GROUP_KIND, carriesMoney, type PriceGroupKind } from '@studio/shared/price-book'
import { COLUMN_FIELDS, isFilled, unitOf, type FigureColumn, type RowValues } from './row-values'

export type Column = 'label' | 'unit' | 'isFrom' | FigureColumn | 'actions'

/**
 * @returns the columns to show: money if rows of this kind can cost money, and percentages if a row
 * is in percent or the list contains terms; a column that contains a figure is always shown
 */
export function visibleColumns(
  rows: RowValues[],
  kind: PriceGroupKind | undefined,
  { showsEuro }: { showsEuro: boolean },
): Column[] {
  const units = kind ? UNITS_BY_GROUP_KIND[kind] : []
  const mayCost = !kind || units.some(carriesMoney)
  const isUsed = (column: FigureColumn) =>
    rows.some((row) => COLUMN_FIELDS[column].some((field) => isFilled(row[field])))
  const hasPercent = kind === 'terms' || rows.some((row) => unitOf(row) === 'percent')
  const columns: [Column, boolean][] = [
    ['label', true],
    ['unit', true],
    ['isFrom', mayCost],
    ['usd', mayCost || isUsed('usd')],
    ['gbp', mayCost || isUsed('gbp')],
    ['eur', showsEuro || isUsed('eur')],
    ['percent', hasPercent || isUsed('percent')],
    ['actions', true],
  ]
  return columns.filter(([, isVisible]) => isVisible).map(([column]) => column)
}
