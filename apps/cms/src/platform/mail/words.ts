import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { NEWS_KINDS } from './mail-news'
import ar from './words/ar.json'
import de from './words/de.json'
import en from './words/en.json'

/** The introduction of each kind of news, and the note that items were left out. */
const newsWordsSchema = z.record(z.enum([...NEWS_KINDS, 'more']), z.string())

export type NewsWords = z.infer<typeof newsWordsSchema>

const templateSchema = z.strictObject({
  subject: z.string(),
  paragraphs: z.array(z.string()).min(1),
  /** Labels of a table, by the names of the values. */
  facts: z.record(z.string(), z.string()).optional(),
  /** Texts for the value `news`. */
  news: newsWordsSchema.optional(),
  /** The label of the quoted value `message`. */
  quote: z.string().optional(),
  /** The button for the value `link`. */
  button: z.string().optional(),
  notes: z.array(z.string()),
})

const wordsSchema = z.strictObject({
  common: z.strictObject({
    greeting: z.string(),
    greetingNamed: z.string(),
    linkHint: z.string(),
    signature: z.string(),
  }),
  templates: z.record(z.string(), templateSchema),
  kinds: z.record(z.string(), z.string()),
  projectTypes: z.record(z.string(), z.string()),
})

export type MailWords = z.infer<typeof wordsSchema>

export const MAIL_WORDS: Record<Locale, MailWords> = {
  en: wordsSchema.parse(en),
  ar: wordsSchema.parse(ar),
  de: wordsSchema.parse(de),
}
