'use client'

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FormWords } from './form-words'
import { PasswordField } from './password-field'

interface Props<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>
  words: FormWords
  name: Path<Values>
}

/** Says who it is. Whoever has only just logged in may leave it empty: the server knows. */
export function CurrentPasswordField<Values extends FieldValues, Sent extends FieldValues>(
  props: Props<Values, Sent>,
) {
  const { currentPassword, currentPasswordHelp } = props.words.labels
  return (
    <PasswordField
      {...props}
      label={currentPassword}
      help={currentPasswordHelp}
      autoComplete="current-password"
      isRequired={false}
    />
  )
}
