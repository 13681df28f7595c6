'use client'
import { useForm, useFormSubmitted } from '@payloadcms/ui'
import { useId, useState, type KeyboardEvent } from 'react'
import { FigureCell } from './figure-cell'
import { FromCell } from './from-cell'
import { LabelCell } from './label-cell'
import { ProblemLines } from './problem-lines'
import { RowActions } from './row-actions'
import { RowDetails } from './row-details'
import { shownProblems } from './shown-problems'
import { FIGURE_COLUMNS, leftOverFields } from './row-values'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'
import { UnitCell } from './unit-cell'
import { useRowState } from './use-row-state'

export function PriceRow({ index }: { index: number }) {
  const words = useWords(priceBookWords)
  const { TABLE_TEXTS } = words
  const { path, kind, columns, defaultLabels, isReadOnly, canEdit, move, rowCount } = useTable()
  const rowPath = `${path}.${index}`
  const { key, values, errors, isDisputed, hasProblemInDetails } = useRowState(rowPath)
  const { dispatchFields, setModified } = useForm()
  const isSubmitted = useFormSubmitted()
  const [isOpen, setIsOpen] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const [typing, setTyping] = useState<string | null>(null)
  const id = useId()

  const label = typeof values.label === 'string' ? values.label : ''
  const rowName = label || defaultLabels.get(key) || TABLE_TEXTS.rowName(index + 1)
  const problemId = (field: string) => `${id}-${field}`
  const problems = shownProblems({ values, kind, errors, isTouched, isSubmitted, typing, words })
  const problemIdOf = (field: string) =>
    problems.some((problem) => problem.field === field) ? problemId(field) : undefined
  const leftOver = leftOverFields(values)

  function clearLeftOver() {
    for (const field of leftOver) {
      dispatchFields({ type: 'UPDATE', path: `${rowPath}.${field}`, value: null, valid: true })
    }
    setModified(true)
  }

  function moveByKey(event: KeyboardEvent<HTMLTableRowElement>) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    const target = index + (event.key === 'ArrowUp' ? -1 : 1)
    event.preventDefault()
    if (!isReadOnly && canEdit('key') && target >= 0 && target < rowCount) move(index, target)
  }

  return (
    <>
      <tr
        className="price-table__row"
        data-price-row={index}
        onBlur={() => setTyping(null)}
        onKeyDown={moveByKey}
      >
        <LabelCell
          position={index + 1}
          problemId={problemIdOf('label')}
          rowKey={key}
          rowPath={rowPath}
        >
          {isDisputed && (
            <button
              aria-expanded={isOpen}
              className="price-table__disputed"
              onClick={() => setIsOpen(!isOpen)}
              type="button"
            >
              {TABLE_TEXTS.disputed}
            </button>
          )}
          {leftOver.length > 0 && !isReadOnly && canEdit('unit') && (
            <button className="price-table__link" onClick={clearLeftOver} type="button">
              {TABLE_TEXTS.leftOver}
            </button>
          )}
        </LabelCell>
        <UnitCell
          onChange={() => setIsTouched(true)}
          problemId={problemIdOf('unit')}
          rowName={rowName}
          rowPath={rowPath}
          unit={values.unit}
        />
        {columns.includes('isFrom') && (
          <FromCell rowName={rowName} rowPath={rowPath} values={values} />
        )}
        {FIGURE_COLUMNS.filter((column) => columns.includes(column)).map((column) => (
          <FigureCell
            column={column}
            key={column}
            onChange={(field) => {
              setIsTouched(true)
              setTyping(field)
            }}
            onDone={() => setTyping(null)}
            problemId={problemId}
            problems={problems}
            rowName={rowName}
            rowPath={rowPath}
            values={values}
          />
        ))}
        <RowActions
          detailsId={`${id}-details`}
          hasProblemInDetails={hasProblemInDetails && isSubmitted}
          index={index}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          rowName={rowName}
        />
      </tr>
      <ProblemLines problemId={problemId} problems={problems} />
      {isOpen && <RowDetails id={`${id}-details`} index={index} rowName={rowName} />}
    </>
  )
}
