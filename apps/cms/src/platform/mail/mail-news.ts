import { z } from 'zod'

export const NEWS_KINDS = ['version', 'note', 'mention', 'reply', 'resolved', 'reopened'] as const

const newsItemSchema = z.object({
  kind: z.enum(NEWS_KINDS),
  /** The timecode or page in the mail's language, or an empty string. */
  place: z.string(),
  author: z.string(),
  text: z.string(),
  link: z.string(),
})

const newsGroupSchema = z.object({
  project: z.string(),
  deliverable: z.string(),
  link: z.string(),
  items: z.array(newsItemSchema),
})

export const mailNewsSchema = z.object({
  groups: z.array(newsGroupSchema),
  /** True if items were left out because the mail would be too long. */
  isCut: z.boolean(),
})

export type MailNews = z.infer<typeof mailNewsSchema>

export type NewsItem = z.infer<typeof newsItemSchema>

/**
 * Reads the news from the data of a mail. They are stored as JSON, because the data consists of
 * strings.
 */
export function readMailNews(text: string): MailNews {
  return mailNewsSchema.parse(JSON.parse(text))
}
