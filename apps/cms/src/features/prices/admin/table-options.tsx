'use client'
import { COLUMN_FIELDS, isFilled, type RowValues } from './row-values'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'
import type { Column } from './visible-columns'

interface TableOptionsProps {
  columns: Column[]
  values: RowValues[]
  showsEuro: boolean
  setShowsEuro: (shows: boolean) => void
  showsRanges: boolean
  setShowsRanges: (shows: boolean) => void
}

/** Checkboxes for optional columns. A column that contains figures cannot be hidden. */
export function TableOptions(props: TableOptionsProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { columns, values, showsEuro, setShowsEuro, showsRanges, setShowsRanges } = props
  if (!columns.includes('usd')) return null
  const usesEuro = values.some((row) => COLUMN_FIELDS.eur.some((field) => isFilled(row[field])))

  return (
    <div className="price-table__options">
      <label>
        <input
          checked={showsEuro || usesEuro}
          disabled={usesEuro}
          onChange={(event) => setShowsEuro(event.target.checked)}
          type="checkbox"
        />
        {TABLE_TEXTS.showEuro}
      </label>
      <label>
        <input
          checked={showsRanges}
          onChange={(event) => setShowsRanges(event.target.checked)}
          type="checkbox"
        />
        {TABLE_TEXTS.showRanges}
      </label>
    </div>
  )
}
