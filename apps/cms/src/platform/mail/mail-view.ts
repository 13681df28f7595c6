import type { Locale } from '@studio/shared/locales'
import { fill, oneLine, type Values } from './fill'
import { readMailNews, type MailNews } from './mail-news'
import type { MailTemplate } from './templates'
import { MAIL_WORDS, type NewsWords } from './words'

export interface NewsView extends MailNews {
  words: NewsWords
}

/** The parts of a mail before rendering. Texts contain `{name}` placeholders. */
export interface MailView {
  locale: Locale
  subject: string
  studio: string
  greeting: string
  paragraphs: string[]
  facts: { label: string; value: string }[]
  news: NewsView | null
  quote: { label: string; text: string } | null
  button: { label: string; href: string; hint: string } | null
  notes: string[]
  signature: string
  /** The lines with the company and its postal address. */
  company: readonly string[]
  values: Values
}

export function viewOf(
  template: MailTemplate,
  locale: Locale,
  data: Values,
  studio: string,
  company: readonly string[],
): MailView {
  const { common, templates } = MAIL_WORDS[locale]
  const words = templates[template]
  if (!words) throw new Error(`There are no words for “${template}”.`)
  const values = { ...data, studio, name: oneLine(data.name ?? '') }
  return {
    locale,
    subject: oneLine(fill(words.subject, values, oneLine)),
    studio,
    // In a mail about another person, `name` is that person, so the mail does not greet this name.
    greeting:
      !words.facts?.name && isPlainName(values.name) ? common.greetingNamed : common.greeting,
    paragraphs: words.paragraphs,
    facts: Object.entries(words.facts ?? {}).flatMap(([name, label]) => {
      const value = oneLine(data[name] ?? '')
      return value ? [{ label, value }] : []
    }),
    news: words.news && data.news ? { ...readMailNews(data.news), words: words.news } : null,
    quote: words.quote && data.message ? { label: words.quote, text: data.message } : null,
    button: words.button
      ? { label: words.button, href: linkIn(data), hint: common.linkHint }
      : null,
    notes: words.notes,
    signature: common.signature,
    company,
    values,
  }
}

/**
 * Visitors can enter any text as their name. A name that looks like an advertisement or contains a
 * URL is not repeated in a mail to another person.
 */
function isPlainName(name: string): boolean {
  return name !== '' && name.length <= 80 && !/[/@:]|\bwww\b|\.\w{2,}/i.test(name)
}

function linkIn(data: Values): string {
  const link = data.link ?? ''
  if (!/^https?:\/\//.test(link)) throw new Error('The mail needs a whole address as “link”.')
  return link
}
