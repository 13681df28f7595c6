import { dropDraft, keepDraft, readDraft } from '@/lib/draft-store'
import { FORM_SENT } from './sent-event'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Restores a draft after a reload or a change of language, and stores it until the form is sent.
 * @param name key of the draft in the tab's storage
 * @param around element that contains the form and its associated controls
 * @returns a function that stops storing
 */
export function keepTyped(name: string, around: HTMLElement, form: HTMLFormElement): () => void {
  const draft = readDraft(name)
  for (const control of controlsOf(form)) {
    const value = draft?.[control.name]
    if (typeof value === 'boolean' && isTick(control)) control.checked = value
    else if (typeof value === 'string' && isUntouched(control)) control.value = value
  }
  const keep = () => keepDraft(name, valuesOf(form))
  const drop = () => dropDraft(name)
  const work = new AbortController()
  const { signal } = work
  for (const typed of ['input', 'change']) around.addEventListener(typed, keep, { signal })
  for (const ended of ['reset', FORM_SENT]) around.addEventListener(ended, drop, { signal })
  return () => work.abort()
}

function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  return Object.fromEntries(
    controlsOf(form).map((control) => [
      control.name,
      isTick(control) ? control.checked : control.value,
    ]),
  )
}

/** @returns the controls that visitors fill in: no hidden fields, no files and no honeypot */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.type !== 'hidden' &&
      control.type !== 'file' &&
      control.tabIndex >= 0,
  )
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/**
 * @returns whether a control still has its initial value; visitors and browsers may have filled it
 * in before scripts run
 */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every(({ selected, defaultSelected, index }) =>
      selected ? defaultSelected || index === 0 : true,
    )
  }
  return control.value === control.defaultValue
}
