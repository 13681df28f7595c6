'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { Checkbox } from '@/components/ui/checkbox'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import type { ContractForm } from '@/features/forms/use-contract-form'
import { errorText } from './error-text'
import type { FormWords } from './form-words'
import { fieldId } from './use-account-form'

export interface FieldProps<Values extends FieldValues, Sent extends FieldValues> {
  form: ContractForm<Values, Sent>
  words: FormWords
  name: Path<Values>
}

/** Props that connect a field with its form and the contract's rules. */
export function fieldOf<Values extends FieldValues, Sent extends FieldValues>({
  form,
  words,
  name,
}: FieldProps<Values, Sent>) {
  const code = form.formState.errors[name]?.message
  const hasError = typeof code === 'string' && code !== ''
  return {
    line: {
      id: fieldId(name),
      ...(hasError ? { error: errorText(words.errors, code) } : {}),
    },
    rules: form.rules[name],
    control: form.register(name),
  }
}

interface TextProps<Values extends FieldValues, Sent extends FieldValues>
  extends
    FieldProps<Values, Sent>,
    Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'defaultValue'> {
  label: string
  help?: string
}

/** A text field. The input is uncontrolled, so that text typed before hydration stays. */
export function TextField<Values extends FieldValues, Sent extends FieldValues>({
  form,
  words,
  name,
  label,
  help,
  ...input
}: TextProps<Values, Sent>) {
  const { line, rules, control } = fieldOf({ form, words, name })
  return (
    <Field
      {...line}
      label={label}
      isRequired={rules?.isRequired ?? false}
      {...(help ? { help } : {})}
      optionalWord={words.optional}
    >
      {(described) => <TextInput type={rules?.kind} {...input} {...described} {...control} />}
    </Field>
  )
}

interface CheckProps<Values extends FieldValues, Sent extends FieldValues> extends FieldProps<
  Values,
  Sent
> {
  label: ReactNode
  isChecked?: boolean
}

export function CheckField<Values extends FieldValues, Sent extends FieldValues>({
  label,
  isChecked,
  ...field
}: CheckProps<Values, Sent>) {
  const { line, control } = fieldOf(field)
  return <Checkbox {...line} label={label} defaultChecked={isChecked} {...control} />
}
