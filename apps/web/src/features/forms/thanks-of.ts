import { definitionOf, type FormName, type FormWithOwnThanks } from './definitions'
import type { FormsTranslator } from './errors'

/** The text that confirms a sent form, also without scripts. */
export function thanksOf(form: FormName, t: FormsTranslator): string {
  return t(hasOwnThanks(form) ? `thanks.${form}` : 'received.text')
}

function hasOwnThanks(form: FormName): form is FormWithOwnThanks {
  return definitionOf(form).thanks !== 'dialog'
}
