import { useField, useForm } from '@payloadcms/ui'
import { type PriceGroupKind, UNITS_BY_GROUP_KIND } from '@studio/shared/price-book'
import type { FormState } from 'payload'
import { useCallback, useState } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface TableRows {
  rows: { id: string }[]
  /** A message for screen readers about the last move of a row. */
  announcement: string
  add: (kind: PriceGroupKind) => void
  remove: (index: number) => void
  move: (from: number, to: number) => void
}

/** Adds, removes and moves rows of the form's array and restores the focus afterwards. */
export function useTableRows(path: string, schemaPath: string): TableRows {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { rows = [] } = useField({ path, hasRows: true })
  const { addFieldRow, moveFieldRow, removeFieldRow, getFields } = useForm()
  const [announcement, setAnnouncement] = useState('')
  const count = useCallback(() => getFields()[path]?.rows?.length ?? 0, [getFields, path])

  const add = useCallback(
    (kind: PriceGroupKind) => {
      const index = count()
      addFieldRow({ path, rowIndex: index, schemaPath, subFieldState: newRow(kind) })
      afterRender(() => focusCell(index, '[data-price-cell=label]'))
    },
    [addFieldRow, count, path, schemaPath],
  )

  const move = useCallback(
    (from: number, to: number) => {
      const selector = focusedSelector()
      const label: unknown = getFields()[`${path}.${from}.label`]?.value
      moveFieldRow({ path, moveFromIndex: from, moveToIndex: to })
      const name = typeof label === 'string' && label ? label : TABLE_TEXTS.rowName(from + 1)
      setAnnouncement(TABLE_TEXTS.moved(name, to + 1, count()))
      afterRender(() => focusCell(to, selector))
    },
    [count, getFields, moveFieldRow, path, TABLE_TEXTS],
  )

  const remove = useCallback(
    (index: number) => removeFieldRow({ path, rowIndex: index }),
    [path, removeFieldRow],
  )

  return { rows, announcement, add, remove, move }
}

function newRow(kind: PriceGroupKind): FormState {
  const key = newRowKey()
  const unit = UNITS_BY_GROUP_KIND[kind][0]
  return {
    key: { value: key, initialValue: key, valid: true },
    label: { value: '', initialValue: '', valid: true },
    unit: { value: unit, initialValue: unit, valid: true },
    isFrom: { value: false, initialValue: false, valid: true },
  }
}

function focusedSelector(): string {
  const active = document.activeElement
  if (!(active instanceof HTMLElement)) return '[data-price-cell=label]'
  const { priceMove, priceCell } = active.dataset
  return priceMove ? `[data-price-move=${priceMove}]` : `[data-price-cell=${priceCell ?? 'label'}]`
}

function afterRender(action: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(action))
}

/**
 * Focuses the row's name if the pressed button is now disabled, at the start or end of the table.
 */
function focusCell(index: number, selector: string) {
  const row = document.querySelector(`[data-price-row="${index}"]`)
  const wanted = row?.querySelector<HTMLElement>(`${selector}:not(:disabled)`)
  const target = wanted ?? row?.querySelector<HTMLElement>('[data-price-cell=label]')
  target?.focus()
}

/**
 * A key in the server's format. `crypto.randomUUID` is not used, because it is undefined on plain
 * HTTP.
 */
function newRowKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4))
  return `row-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
