import { dropDraft, keepDraft, readDraft } from '@/lib/draft-store'
import { FORM_SENT } from './sent-event'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts back what was filled in before the page was left, loaded again or shown in another language,
 * and keeps what is filled in until it is sent.
 *
 * @param name of the draft, which stays in the tab
 * @param around holds the form and the controls that belong to it by its id
 * @returns what ends it
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

/** What a visitor can fill in: not what the page knows, not files, and not the trap for programs. */
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

/** Somebody may have typed before the scripts came, and browsers put words back by themselves. */
function isUntouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].every(({ selected, defaultSelected, index }) =>
      selected ? defaultSelected || index === 0 : true,
    )
  }
  return control.value === control.defaultValue
}
