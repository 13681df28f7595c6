import { definitionOf, type FormName, type FormWithOwnThanks } from './definitions'
import type { FormTexts } from './types'

/** The text that confirms a sent form, also without scripts. */
export function thanksOf(form: FormName, { thanks, received }: FormTexts): string {
  const own: Record<FormWithOwnThanks, string> = thanks
  return hasOwnThanks(form) ? own[form] : received.text
}

function hasOwnThanks(form: FormName): form is FormWithOwnThanks {
  return definitionOf(form).thanks !== 'dialog'
}
