import { directionOf } from '@studio/shared/locales'
import { fill, isolate } from './fill'
import type { MailView } from './mail-view'
import { textOfNews } from './text-of-news'

export function textOfMail(view: MailView): string {
  const isMixed = directionOf(view.locale) === 'rtl'
  const write = (text: string) => fill(text, view.values, isMixed ? isolateWords : asItIs)
  const parts = [
    write(view.greeting),
    ...view.paragraphs.map(write),
    view.facts
      .map(({ label, value }) => `${label}: ${isMixed ? isolate(value) : value}`)
      .join('\n'),
    view.news && textOfNews(view.news, isMixed ? isolateWords : asItIs),
    view.quote && `${view.quote.label}:\n${view.quote.text.replaceAll(/^/gm, '> ')}`,
    view.button && `${view.button.label}:\n${view.button.href}`,
    ...view.notes.map(write),
    `-- \n${write(view.signature)}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const asItIs = (value: string) => value

/** URLs stay unchanged, because mail programs would include the isolation marks in the link. */
function isolateWords(value: string): string {
  return /^https?:/.test(value) ? value : isolate(value)
}
