import { COLUMN_FIELDS, FIGURE_COLUMNS, isFilled, type FigureField } from './row-values'

type Figures = Partial<Record<FigureField | 'source', unknown>>

interface SwappedField {
  field: FigureField | 'source'
  row: unknown
  other: unknown
}

/**
 * Lets a row and one of its other sources change places. Only the currencies that the
 * other speaks of change: one that it says nothing about is not in dispute. The
 * sources follow their figures. Doing it twice gives back what was there.
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
