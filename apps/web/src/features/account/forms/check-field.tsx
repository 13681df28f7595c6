'use client'

import type { ReactNode } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { errorText } from './error-text'
import type { FormWords } from './form-words'

interface Props<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>
  words: FormWords
  name: Path<Values>
  label: ReactNode
  isChecked?: boolean
}

export function CheckField<Values extends FieldValues, Sent extends FieldValues>({
  form,
  words,
  name,
  label,
  isChecked,
}: Props<Values, Sent>) {
  const error = errorText(words, form.formState.errors[name]?.message)
  return (
    <Checkbox
      id={`account-${name}`}
      label={label}
      defaultChecked={isChecked}
      {...(error ? { error } : {})}
      {...form.register(name)}
    />
  )
}
