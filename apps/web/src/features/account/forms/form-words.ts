import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { messagesFor, type Messages } from '@/i18n/messages'

/** Messages of every account form, for client components. */
export interface FormWords {
  labels: Messages['account']['fields']
  errors: Messages['account']['errors']
  problems: Messages['account']['problems']
  form: Messages['account']['form']
  optional: string
  /** Label of the honeypot field. */
  trap: string
}

export async function formWords(locale: Locale): Promise<FormWords> {
  const { account, forms, ui } = await messagesFor(locale)
  const { fields, errors, problems, form } = account
  return { labels: fields, errors, problems, form, optional: ui.optional, trap: forms.trap }
}
