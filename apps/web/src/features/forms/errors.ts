import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'

/** Sentences by field codes; the one for `wrongType` also stands for codes without their own. */
export type ErrorWords = Partial<Record<string, string>> & { wrongType: string }

/** What is wrong with a field, for the visitor; `limit` is the most characters that it takes. */
export function errorSentence(words: ErrorWords, code: string, limit = ''): string {
  const sentence = Object.hasOwn(words, code) ? words[code] : undefined
  return (sentence ?? words.wrongType).replace('{max}', limit)
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
