import { definitionOf, type FormName } from '@/features/forms/definitions'

/** What a form's controls hold, as react-hook-form knows it. */
export type Values = Record<string, unknown>

export function valuesOf(form: FormName, element: HTMLFormElement): Values {
  const data = new FormData(element)
  return Object.fromEntries(
    definitionOf(form).fields.map(({ name, kind }) => {
      const value = data.get(name)
      return [name, kind === 'checkbox' ? data.has(name) : typeof value === 'string' ? value : '']
    }),
  )
}
