'use client'

import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { errorText } from './error-text'
import type { FormWords } from './form-words'

interface Props<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>
  words: FormWords
  name: Path<Values>
  label: string
  autoComplete: 'current-password' | 'new-password'
  help?: string
  isRequired?: boolean
}

/** A password, which may be looked at before it is sent: fewer are mistyped, on phones above all. */
export function PasswordField<Values extends FieldValues, Sent extends FieldValues>({
  form,
  words,
  name,
  label,
  autoComplete,
  help,
  isRequired = true,
}: Props<Values, Sent>) {
  const [isShown, setIsShown] = useState(false)
  const error = errorText(words, form.formState.errors[name]?.message)
  return (
    <Field
      id={`account-${name}`}
      label={label}
      isRequired={isRequired}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
    >
      {(control) => (
        <span className="relative grid">
          <input
            className="control pe-14"
            dir="ltr"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...form.register(name)}
          />
          <button
            type="button"
            className="absolute inset-y-0 end-0 grid w-12 place-content-center text-pencil pointed:text-fg"
            aria-label={isShown ? words.form.hidePassword : words.form.showPassword}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          >
            <Eye isOpen={isShown} />
          </button>
        </span>
      )}
    </Field>
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
