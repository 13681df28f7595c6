'use client'
import { UNITS_BY_GROUP_KIND, PRICE_UNITS } from '@studio/shared/price-book'
import { SelectCell } from './select-cell'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface UnitCellProps {
  rowPath: string
  rowName: string
  unit: unknown
  problemId?: string
  onChange: () => void
}

/**
 * Offers the units that the kind of list allows, and the current one even if it is not among them.
 */
export function UnitCell({ rowPath, rowName, unit, problemId, onChange }: UnitCellProps) {
  const { TABLE_TEXTS, UNIT_NAMES } = useWords(priceBookWords)
  const { kind, isReadOnly, canEdit } = useTable()
  const allowed = PRICE_UNITS.filter(
    (value) => !kind || value === unit || UNITS_BY_GROUP_KIND[kind].includes(value),
  )
  return (
    <td data-column={TABLE_TEXTS.columns.unit}>
      <SelectCell
        field="unit"
        isReadOnly={isReadOnly || !canEdit('unit')}
        name={TABLE_TEXTS.cellName(rowName, TABLE_TEXTS.columns.unit)}
        onChange={onChange}
        options={allowed.map((value) => ({ value, label: UNIT_NAMES[value] }))}
        path={`${rowPath}.unit`}
        placeholder={TABLE_TEXTS.chooseUnit}
        problemId={problemId}
      />
    </td>
  )
}
