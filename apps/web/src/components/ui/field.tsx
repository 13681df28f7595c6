import type { ReactNode } from 'react'
import { FieldError } from './field-error'

/** The attributes that link a control to its label and messages. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface Props {
  id: string
  label: string
  help?: string
  error?: string
  isRequired?: boolean
  /** The word “optional” for the label. Required fields are not marked. */
  optionalWord?: string
  children: (control: ControlProps) => ReactNode
}

export function Field({
  id,
  label,
  help,
  error,
  isRequired = false,
  optionalWord,
  children,
}: Props) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-3 font-semibold">
        {label}
        {!isRequired && optionalWord && (
          <span className="text-small font-normal text-pencil">{optionalWord}</span>
        )}
      </label>
      {children({
        id,
        required: isRequired,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(error ? { 'aria-invalid': true } : {}),
      })}
      {help && (
        <p id={`${id}-help`} className="text-small text-pencil">
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
