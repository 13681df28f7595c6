import { COLUMN_FIELDS, FIGURE_COLUMNS, isFilled, type FigureField } from './row-values'

type Figures = Partial<Record<FigureField | 'source', unknown>>

export interface SwappedField {
  field: FigureField | 'source'
  row: unknown
  reading: unknown
}

/**
 * Lets a row and one of its readings change places. Only the currencies that the
 * reading speaks of change: one that it says nothing about is not in dispute. The
 * sources follow their figures. Doing it twice gives back what was there.
 */
export function swapReading(row: Figures, reading: Figures): SwappedField[] {
  const columns = FIGURE_COLUMNS.filter((column) =>
    COLUMN_FIELDS[column].some((field) => isFilled(reading[field])),
  )
  const fields = columns.flatMap((column): FigureField[] => [...COLUMN_FIELDS[column]])
  return [...fields, 'source' as const].map((field) => ({
    field,
    row: reading[field] ?? null,
    reading: row[field] ?? null,
  }))
}
