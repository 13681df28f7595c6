import { directionOf } from '@studio/shared/locales'
import { fill, isolate } from './fill'
import type { MailView, NewsView } from './mail-view'

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
    `-- \n${[write(view.signature), ...view.company].join('\n')}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const asItIs = (value: string) => value

/** URLs are not isolated, because mail programs would include the isolation marks in the link. */
function isolateWords(value: string): string {
  return /^https?:/.test(value) ? value : isolate(value)
}

/** @param show a function that isolates the text direction of a value */
function textOfNews({ groups, isCut, words }: NewsView, show: (value: string) => string): string {
  const parts = groups.map(({ project, deliverable, link, items }) => {
    const lines = items.map(({ kind, place, author, text }) => {
      const said = fill(words[kind], { author }, show)
      return [place && show(place), said].filter(Boolean).join(' · ') + (text && `\n> ${text}`)
    })
    return [`${show(deliverable)} (${show(project)})\n${link}`, ...lines].join('\n\n')
  })
  return [...parts, ...(isCut ? [words.more] : [])].join('\n\n')
}
