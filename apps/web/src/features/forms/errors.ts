import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** Sentences by field codes; the one for `wrongType` also stands for codes without their own. */
export type ErrorWords = Partial<Record<string, string>> & { wrongType: string }

/**
 * What is wrong with a field, for the visitor.
 *
 * @param limit the most characters that the field takes
 * @param field its label, for a sentence that says what is missing
 */
export function errorSentence(words: ErrorWords, code: string, limit = '', field = ''): string {
  const key = code === 'required' && field !== '' ? 'requiredNamed' : code
  const sentence = Object.hasOwn(words, key) ? words[key] : undefined
  return (sentence ?? words.wrongType).replace('{max}', limit).replace('{field}', () => field)
}

/**
 * Tells what the server found at the fields that it is about; the first gets the focus.
 *
 * @returns the names of those that are shown
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
