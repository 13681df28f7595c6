import type { FormWords } from './form-words'

/** @returns the message for an error of a field. `wrongType` is the default */
export function errorText(errors: FormWords['errors'], code: string): string {
  const texts: Record<string, string> = errors
  return (Object.hasOwn(texts, code) ? texts[code] : undefined) ?? errors.wrongType
}
