import type { FormWords } from './form-words'

/** A field code in the visitor's language; nothing where nothing is wrong. */
export function errorText({ errors }: FormWords, code: unknown): string | undefined {
  if (typeof code !== 'string' || code === '') return undefined
  return Object.hasOwn(errors, code) ? errors[code as keyof typeof errors] : errors.wrongType
}
