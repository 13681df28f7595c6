import { z } from 'zod'

/** How one thing that is new is introduced: each has its words in every language. */
export const NEWS_KINDS = ['version', 'note', 'mention', 'reply', 'resolved', 'reopened'] as const

const newsItemSchema = z.object({
  kind: z.enum(NEWS_KINDS),
  /** Where on the film or page, in the mail's language; empty where that says nothing. */
  place: z.string(),
  author: z.string(),
  text: z.string(),
  link: z.string(),
})

/** What is new about one version. */
const newsGroupSchema = z.object({
  project: z.string(),
  deliverable: z.string(),
  link: z.string(),
  items: z.array(newsItemSchema),
})

/** A mail's list of what is new. */
export const mailNewsSchema = z.object({
  groups: z.array(newsGroupSchema),
  /** There was more than a mail holds. */
  isCut: z.boolean(),
})

export type MailNews = z.infer<typeof mailNewsSchema>

export type NewsItem = z.infer<typeof newsItemSchema>

/** Data of mails is text: so is this. */
export function readMailNews(text: string): MailNews {
  return mailNewsSchema.parse(JSON.parse(text))
}
