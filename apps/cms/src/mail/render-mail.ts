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
): RenderedMail {
  const view = viewOf(template, locale, data, studio)
  return { subject: view.subject, text: textOfMail(view), html: htmlOfMail(view) }
}
