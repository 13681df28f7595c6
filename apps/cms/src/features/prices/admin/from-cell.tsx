'use client'
import { useField, useFormProcessing } from '@payloadcms/ui'
import { moveFocus } from './move-focus'
import { carries, unitOf, type RowValues } from './row-values'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface FromCellProps {
  rowPath: string
  rowName: string
  values: RowValues
}

/** The checkbox that puts “from” before the price. Rows without a price in money have none. */
export function FromCell({ rowPath, rowName, values }: FromCellProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { isReadOnly, canEdit } = useTable()
  const { value, setValue } = useField<boolean | null>({ path: `${rowPath}.isFrom` })
  const isSaving = useFormProcessing()
  if (!carries(unitOf(values), 'usd') && value !== true) return <td className="price-table__none" />

  return (
    <td className="price-table__from" data-column={TABLE_TEXTS.columns.isFrom}>
      <input
        aria-label={TABLE_TEXTS.cellName(rowName, TABLE_TEXTS.columns.isFrom)}
        checked={value === true}
        data-price-cell="isFrom"
        disabled={isReadOnly || isSaving || !canEdit('isFrom')}
        onChange={(event) => setValue(event.target.checked)}
        onKeyDown={(event) => {
          if (event.altKey || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
          event.preventDefault()
          moveFocus(event.currentTarget, event.key === 'ArrowUp' || event.shiftKey ? -1 : 1)
        }}
        title={TABLE_TEXTS.fromHint}
        type="checkbox"
      />
    </td>
  )
}
