'use client'

import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { fieldOf, type FieldProps } from './fields'

interface Props<Values extends FieldValues, Sent extends FieldValues> extends FieldProps<
  Values,
  Sent
> {
  label: string
  autoComplete: 'current-password' | 'new-password'
  help?: string
}

/**
 * A password field with a button that shows its content, because passwords are often mistyped on
 * phones.
 */
export function PasswordField<Values extends FieldValues, Sent extends FieldValues>({
  label,
  autoComplete,
  help,
  ...field
}: Props<Values, Sent>) {
  const [isShown, setIsShown] = useState(false)
  const { line, rules, control } = fieldOf(field)
  const { hidePassword, showPassword } = field.words.form
  return (
    <Field
      {...line}
      label={label}
      isRequired={rules?.isRequired ?? false}
      {...(help ? { help } : {})}
    >
      {(described) => (
        <span className="relative grid">
          <input
            className="control pe-14"
            dir="ltr"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...described}
            {...control}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-12 place-content-center text-pencil pointed:text-fg"
            aria-label={isShown ? hidePassword : showPassword}
            aria-controls={described.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye isOpen={isShown} />
          </button>
        </span>
      )}
    </Field>
  )
}

/**
 * The field for the current password. It may stay empty shortly after a login, which only the
 * server can check.
 */
export function CurrentPasswordField<Values extends FieldValues, Sent extends FieldValues>(
  props: FieldProps<Values, Sent>,
) {
  const { currentPassword, currentPasswordHelp } = props.words.labels
  return (
    <PasswordField
      {...props}
      label={currentPassword}
      help={currentPasswordHelp}
      autoComplete="current-password"
    />
  )
}

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      width="22"
      height="16"
      viewBox="0 0 22 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden
    >
      <path d="M1 8c2.6-4.4 5.9-6.6 10-6.6S18.4 3.6 21 8c-2.6 4.4-5.9 6.6-10 6.6S3.6 12.4 1 8Z" />
      <circle cx="11" cy="8" r="3" />
      {!isOpen && <path d="m3 15.5 16-15" />}
    </svg>
  )
}
