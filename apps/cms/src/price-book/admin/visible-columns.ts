import { UNITS_BY_GROUP_KIND, carriesMoney, type PriceGroupKind } from '@studio/shared/price-book'
import { COLUMN_FIELDS, isFilled, unitOf, type FigureColumn, type RowValues } from './row-values'

export type Column = 'label' | 'unit' | 'isFrom' | FigureColumn | 'actions'

/**
 * The columns that a list needs: money only if its kind has units in money, percentages only if a
 * row is in percent or the list holds terms. A column that holds a figure is always visible.
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
