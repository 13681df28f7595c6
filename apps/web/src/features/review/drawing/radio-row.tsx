'use client'

import { useId, type ReactNode } from 'react'

interface Props<Value extends string> {
  label: string
  /** The id of the element that describes the row. */
  hint?: string
  value: Value | null
  options: { value: Value; name: string; sign: ReactNode }[]
  onChoose: (value: Value) => void
}

/** Radio buttons with icons; the browser handles the arrow keys. */
export function RadioRow<Value extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="radio-row" aria-describedby={hint}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="radio-sign" title={option.name}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChoose(option.value)}
          />
          {option.sign}
        </label>
      ))}
    </fieldset>
  )
}
