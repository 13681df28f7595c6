import { dropDraft, keepDraft, readDraft } from '@/features/account/forms/drafts'
import { FORM_SENT } from '@/features/forms/sent-event'

const NAME = 'guide-inquiry'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Puts back what was filled in before the guide was closed or the page loaded again, and keeps what
 * is filled in until it is sent.
 *
 * @param around holds the form and the controls that belong to it by its id
 * @returns what ends it
 */
export function keepInquiry(around: HTMLElement, form: HTMLFormElement): () => void {
  const draft = readDraft(NAME)
  for (const control of controlsOf(form)) {
    const value = draft?.[control.name]
    if (typeof value === 'string') control.value = value
    else if (isTick(control) && typeof value === 'boolean') control.checked = value
  }
  const keep = () => keepDraft(NAME, valuesOf(form))
  const drop = () => dropDraft(NAME)
  const work = new AbortController()
  const { signal } = work
  around.addEventListener('input', keep, { signal })
  around.addEventListener('reset', drop, { signal })
  around.addEventListener(FORM_SENT, drop, { signal })
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

/** What a visitor can fill in: not what the page knows, and not the trap for programs. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement) &&
      control.type !== 'hidden' &&
      control.tabIndex >= 0,
  )
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}
