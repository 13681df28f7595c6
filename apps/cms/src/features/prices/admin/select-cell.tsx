'use client'
import { useField, useFormProcessing } from '@payloadcms/ui'
import { moveFocus } from './move-focus'

interface SelectCellProps {
  path: string
  field: string
  name: string
  options: { value: string; label: string }[]
  placeholder: string
  isReadOnly: boolean
  problemId?: string
  onChange?: () => void
}

/** A native select: it is fast with the keyboard and light in a table of many rows. */
export function SelectCell(props: SelectCellProps) {
  const { path, field, name, options, placeholder, isReadOnly, problemId } = props
  const { value, setValue } = useField<string | null | undefined>({ path })
  const isSaving = useFormProcessing()
  const isKnown = options.some((option) => option.value === value)

  return (
    <select
      aria-describedby={problemId}
      aria-invalid={problemId ? true : undefined}
      aria-label={name}
      className="price-table__select"
      data-price-cell={field}
      disabled={isReadOnly || isSaving}
      onChange={(event) => {
        setValue(event.target.value || null)
        props.onChange?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        moveFocus(event.currentTarget, event.shiftKey ? -1 : 1)
      }}
      value={value ?? ''}
    >
      <option disabled={value !== null && value !== undefined} value="">
        {placeholder}
      </option>
      {value && !isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
