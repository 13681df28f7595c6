import type { Locale } from '@studio/shared/locales'
import { z } from 'zod'
import { NEWS_KINDS } from './mail-news'
import ar from './words/ar.json'
import de from './words/de.json'
import en from './words/en.json'

/** How each thing that is new is introduced, and that there is more. */
const newsWordsSchema = z.record(z.enum([...NEWS_KINDS, 'more']), z.string())

export type NewsWords = z.infer<typeof newsWordsSchema>

const templateSchema = z.strictObject({
  subject: z.string(),
  paragraphs: z.array(z.string()).min(1),
  /** Labels of what stands in a table, by the data's names. */
  facts: z.record(z.string(), z.string()).optional(),
  /** Introduces what the data's `news` list. */
  news: newsWordsSchema.optional(),
  /** The label of what somebody wrote, the data's `message`. */
  quote: z.string().optional(),
  /** Leads to the data's `link`. */
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
