import type { ComponentProps, ReactNode } from 'react'
import { FieldError } from './field-error'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  id: string
  label: ReactNode
  error?: string
}

export function Checkbox({ id, label, error, ...rest }: Props) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1.5">
        <input
          type="checkbox"
          id={id}
          className="tick"
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
