'use client'
import { useFormProcessing } from '@payloadcms/ui'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { isUnread, type CellFormat } from './cell-text'
import { moveFocus } from './move-focus'
import type { FigureField } from './row-values'
import { useCell } from './use-cell'

interface AmountCellProps {
  path: string
  field: FigureField
  format: CellFormat
  /** The accessible name, which consists of the row's and the column's name. */
  name: string
  isReadOnly: boolean
  /** Id of the element that holds the error message, if there is one. */
  problemId?: string
  /** False for the figures of a row's other sources, which have no unit of their own. */
  isRow?: boolean
  onChange?: () => void
  /** Called when the editor leaves or confirms the cell, even if its text is no number. */
  onDone?: () => void
  placeholder?: string
}

/**
 * A cell with an amount or a percentage. It shows plain text while it has the focus, and a
 * formatted figure otherwise. Each key press is written to the form, so saving never misses a cell.
 */
export function AmountCell(props: AmountCellProps) {
  const { path, field, format, name, isReadOnly, problemId, isRow = true, placeholder } = props
  const { value, set } = useCell(path, field, format, isRow)
  const isSaving = useFormProcessing()
  const [text, setText] = useState<string | null>(null)
  const [before, setBefore] = useState<unknown>(null)

  function write(typed: string) {
    setText(typed)
    set(format.read(typed))
    props.onChange?.()
  }

  function undo(event: KeyboardEvent<HTMLInputElement>) {
    const old = typeof before === 'number' || isUnread(before) ? before : null
    event.preventDefault()
    set(old)
    setText(shownText(old, format.edit))
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== null) undo(event)
    if (event.key !== 'Enter' && event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    props.onDone?.()
    if (event.key === 'Enter' && isUnread(value)) return
    const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    moveFocus(event.currentTarget, isUp ? -1 : 1)
  }

  return (
    <input
      aria-describedby={problemId}
      aria-invalid={problemId ? true : undefined}
      aria-label={name}
      autoComplete="off"
      className="price-table__amount"
      data-price-cell={field}
      dir="ltr"
      inputMode="decimal"
      onBlur={() => {
        setText(null)
        props.onDone?.()
      }}
      onChange={(event) => write(event.target.value)}
      onFocus={(event) => {
        const input = event.currentTarget
        setBefore(value)
        // flushSync renders the plain text before it is selected; otherwise the selection is lost
        // when the text changes.
        flushSync(() => setText(shownText(value, format.edit)))
        input.select()
      }}
      onMouseDown={(event) => {
        const input = event.currentTarget
        if (document.activeElement === input) return
        // The click would move the caret and undo the selection. Selecting again a frame later is
        // too late: an editor who types at once would replace their own first digits.
        event.preventDefault()
        input.focus()
      }}
      onKeyDown={onKeyDown}
      placeholder={placeholder}
      readOnly={isReadOnly || isSaving}
      type="text"
      value={text ?? shownText(value, format.show)}
    />
  )
}

function shownText(value: unknown, format: (value: number) => string): string {
  if (isUnread(value)) return value.typed
  return typeof value === 'number' ? format(value) : ''
}
