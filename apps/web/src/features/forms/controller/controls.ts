import type { UseFormRegister } from 'react-hook-form'
import { definitionOf, type FormName } from '@/features/forms/definitions'

/** Values of a form's controls, for react-hook-form. */
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

/**
 * Connects react-hook-form with server-rendered controls.
 * @returns a function that disconnects them
 */
export function followControls(
  form: FormName,
  element: HTMLFormElement,
  register: UseFormRegister<Values>,
): () => void {
  const { fields, file } = definitionOf(form)
  const names = [...fields.map(({ name }) => name), ...(file ? ['file'] : [])]
  const ties = new AbortController()
  element.dataset.live = ''
  for (const name of names) {
    const control = element.elements.namedItem(name)
    if (!(control instanceof HTMLElement)) continue
    const { ref, onChange, onBlur } = register(name)
    ref(control)
    const { signal } = ties
    control.addEventListener('input', (event) => void onChange(event), { signal })
    control.addEventListener('change', (event) => void onChange(event), { signal })
    control.addEventListener('blur', (event) => void onBlur(event), { signal })
  }
  return () => {
    ties.abort()
  }
}
