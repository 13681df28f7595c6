'use client'

import type { ComponentProps } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { errorText } from './error-text'
import type { FormWords } from './form-words'

interface Props<Values extends FieldValues, Sent extends FieldValues> extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'defaultValue'
> {
  form: UseFormReturn<Values, unknown, Sent>
  words: FormWords
  name: Path<Values>
  label: string
  help?: string
  isOptional?: boolean
}

/** One line of an account form. What was typed before scripts ran stays: the browser holds it, not React. */
export function FormField<Values extends FieldValues, Sent extends FieldValues>({
  form,
  words,
  name,
  label,
  help,
  isOptional = false,
  ...input
}: Props<Values, Sent>) {
  const error = errorText(words, form.formState.errors[name]?.message)
  // Addresses run from left to right in every language.
  const direction = input.type === 'email' ? { dir: 'ltr' as const } : {}
  return (
    <Field
      id={`account-${name}`}
      label={label}
      isRequired={!isOptional}
      {...(help ? { help } : {})}
      {...(error ? { error } : {})}
      {...(isOptional ? { optionalWord: words.optional } : {})}
    >
      {(control) => <TextInput {...direction} {...input} {...control} {...form.register(name)} />}
    </Field>
  )
}
