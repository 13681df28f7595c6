import type { useTranslations } from 'next-intl'
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { Messages } from '@/i18n/messages'

/** The error codes with a message of their own. `wrongType` is the default. */
const CODES = [
  'required',
  'unknown',
  'wrongType',
  'tooShort',
  'tooLong',
  'invalidEmail',
  'invalidPhone',
  'invalidDate',
  'invalidUrl',
  'invalidChoice',
  'mustAccept',
  'fileTooLarge',
  'fileType',
] as const satisfies readonly (keyof Messages['forms']['errors'])[]

/** Translates messages of the forms, on the server or in the browser. */
export type FormsTranslator = ReturnType<typeof useTranslations<'forms'>>

interface FaultyField {
  /** The label of the field, for messages about a missing value. */
  label: string
  /** The maximum length of the field. */
  max: number
}

/** @returns the message for an error of a field */
export function errorSentence(t: FormsTranslator, code: string, field?: FaultyField): string {
  if (code === 'required' && field) return t('errors.requiredNamed', { field: field.label })
  const known = CODES.find((one) => one === code) ?? 'wrongType'
  return t(`errors.${known}`, { max: field?.max ?? 0 })
}

/**
 * Shows the server's errors at their fields and focuses the first.
 * @returns the names of the fields shown
 */
export function tellFields<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: Record<string, string>,
  isShown: (name: string) => boolean,
): string[] {
  const shown = Object.entries(fields).filter(([name]) => isShown(name))
  shown.forEach(([name, message], index) =>
    setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  )
  return shown.map(([name]) => name)
}
