import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** Messages by error code; `wrongType` is the default. */
export type ErrorWords = Partial<Record<string, string>> & { wrongType: string }

/**
 * @param limit maximum length of the field
 * @param field label of the field, for messages about a missing value
 * @returns the message for an error of a field
 */
export function errorSentence(words: ErrorWords, code: string, limit = '', field = ''): string {
  const key = code === 'required' && field !== '' ? 'requiredNamed' : code
  const sentence = Object.hasOwn(words, key) ? words[key] : undefined
  return (sentence ?? words.wrongType).replace('{max}', limit).replace('{field}', () => field)
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
