import type { ReactNode } from 'react'
import { FieldError } from './field-error'

interface Props {
  id: string
  legend: string
  help?: string
  error?: string
  children: ReactNode
}

export function FieldSet({ id, legend, help, error, children }: Props) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy || undefined}>
      <legend className="title-3 mb-2">{legend}</legend>
      {help && (
        <p id={`${id}-help`} className="mb-5 text-pencil">
          {help}
        </p>
      )}
      {error && (
        <div className="mb-5">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      {children}
    </fieldset>
  )
}
