'use client'
import { useField, useFormProcessing, useLocale } from '@payloadcms/ui'
import type { KeyboardEvent, ReactNode } from 'react'
import { moveFocus } from './move-focus'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface LabelCellProps {
  rowPath: string
  rowKey: string
  position: number
  problemId?: string
  children?: ReactNode
}

/** The row's name in the form's locale; it is the header cell of the row. */
export function LabelCell({ rowPath, rowKey, position, problemId, children }: LabelCellProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { isReadOnly, canEdit, defaultLabels } = useTable()
  const { value, setValue } = useField<string | null>({ path: `${rowPath}.label` })
  const isSaving = useFormProcessing()
  const locale = useLocale()
  const original = defaultLabels.get(rowKey)

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.altKey || event.nativeEvent.isComposing) return
    if (!['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    event.preventDefault()
    moveFocus(event.currentTarget, event.key === 'ArrowUp' || event.shiftKey ? -1 : 1)
  }

  return (
    <th className="price-table__label" scope="row">
      <textarea
        aria-describedby={problemId}
        aria-invalid={problemId ? true : undefined}
        aria-label={TABLE_TEXTS.cellName(TABLE_TEXTS.rowName(position), TABLE_TEXTS.columns.label)}
        data-price-cell="label"
        dir={value ? 'auto' : locale.rtl ? 'rtl' : 'ltr'}
        lang={locale.code}
        maxLength={160}
        onChange={(event) => setValue(event.target.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={onKeyDown}
        placeholder={original}
        readOnly={isReadOnly || isSaving || !canEdit('label')}
        rows={1}
        value={value ?? ''}
      />
      {original && value && original !== value && (
        <bdi className="price-table__original">{original}</bdi>
      )}
      {children}
    </th>
  )
}
