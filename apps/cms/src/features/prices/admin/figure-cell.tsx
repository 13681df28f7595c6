'use client'
import { PERCENT_MEANINGS } from '@studio/shared/price-book'
import { Fragment } from 'react'
import { AmountCell } from './amount-cell'
import { formatOf, type CellProblem } from './row-problems'
import {
  COLUMN_FIELDS,
  carries,
  isFilled,
  unitOf,
  type FigureColumn,
  type RowValues,
} from './row-values'
import { SelectCell } from './select-cell'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords, type PriceBookWords } from './words'

interface FigureCellProps {
  rowPath: string
  rowName: string
  column: FigureColumn
  values: RowValues
  problems: CellProblem[]
  problemId: (field: string) => string
  onChange: (field: string) => void
  onDone: () => void
}

export function FigureCell({ rowPath, rowName, column, values, ...rest }: FigureCellProps) {
  const words = useWords(priceBookWords)
  const { TABLE_TEXTS, MEANING_NAMES } = words
  const { showsRanges, isReadOnly, canEdit } = useTable()
  const { problems, problemId, onChange, onDone } = rest
  const unit = unitOf(values)
  const [low, high] = COLUMN_FIELDS[column]
  const isInvalid = problems.some(({ field }) => field === low || field === high)
  const isUsed = isFilled(values[low]) || isFilled(values[high])
  const isNeeded = carries(unit, column) || isUsed || isInvalid
  if (!isNeeded) return <td className="price-table__none" />
  const isRange = showsRanges || unit === 'range' || isFilled(values[high])
  const title = TABLE_TEXTS.columns[column]

  return (
    <td
      className={`price-table__figure price-table__figure--${column}`}
      data-column={TABLE_TEXTS.columns[column]}
    >
      <div className="price-table__range">
        {(isRange ? [low, high] : [low]).map((field) => (
          <Fragment key={field}>
            {field === high && <span aria-hidden="true">–</span>}
            <AmountCell
              field={field}
              format={formatOf(field)}
              isReadOnly={isReadOnly || !canEdit(field)}
              name={cellName(
                words,
                rowName,
                title,
                isRange ? (field === low ? 'lowest' : 'highest') : null,
              )}
              onChange={() => onChange(field)}
              onDone={onDone}
              path={`${rowPath}.${field}`}
              placeholder="–"
              problemId={
                problems.some((problem) => problem.field === field) ? problemId(field) : undefined
              }
            />
          </Fragment>
        ))}
        {column === 'percent' && unit === 'percent' && (
          <SelectCell
            field="percentMeaning"
            isReadOnly={isReadOnly || !canEdit('percentMeaning')}
            name={cellName(words, rowName, title, 'meaning')}
            options={PERCENT_MEANINGS.map((value) => ({ value, label: MEANING_NAMES[value] }))}
            path={`${rowPath}.percentMeaning`}
            placeholder={TABLE_TEXTS.chooseMeaning}
          />
        )}
      </div>
    </td>
  )
}

function cellName(
  { TABLE_TEXTS }: PriceBookWords,
  row: string,
  column: string,
  part: 'lowest' | 'highest' | 'meaning' | null,
): string {
  return TABLE_TEXTS.cellName(row, part ? `${column} ${TABLE_TEXTS[part]}` : column)
}
