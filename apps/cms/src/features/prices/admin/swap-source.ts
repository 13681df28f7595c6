import { COLUMN_FIELDS, FIGURE_COLUMNS, isFilled, type FigureField } from './row-values'

type Figures = Partial<Record<FigureField | 'source', unknown>>

interface SwappedField {
  field: FigureField | 'source'
  row: unknown
  other: unknown
}

/**
 * Swaps a row's figures with those of one of its other sources, together with the sources' names.
 * Currencies that the other source lacks are not swapped, so a second swap restores the row.
 */
export function swapSource(row: Figures, other: Figures): SwappedField[] {
  const columns = FIGURE_COLUMNS.filter((column) =>
    COLUMN_FIELDS[column].some((field) => isFilled(other[field])),
  )
  const fields = columns.flatMap((column): FigureField[] => [...COLUMN_FIELDS[column]])
  return [...fields, 'source' as const].map((field) => ({
    field,
    row: other[field] ?? null,
    other: row[field] ?? null,
  }))
}
