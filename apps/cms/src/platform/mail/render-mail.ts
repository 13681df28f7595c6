import type { Locale } from '@studio/shared/locales'
import type { Values } from './fill'
import { htmlOfMail } from './html-of-mail'
import { viewOf } from './mail-view'
import type { MailTemplate } from './templates'
import { textOfMail } from './text-of-mail'

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

export function renderMail(
  template: MailTemplate,
  locale: Locale,
  data: Values,
  studio: string,
  /** The name and postal address of the company, which letters of a business have to name. */
  company: readonly string[] = [],
): RenderedMail {
  const view = viewOf(template, locale, data, studio, company)
  return { subject: view.subject, text: textOfMail(view), html: htmlOfMail(view) }
}
