import { z } from 'zod'
import { mediaSchema } from '../common'
import { richTextSchema } from '../rich-text'

/** A day without a time: `2026-11-21`. */
export const daySchema = z.iso.date()

export const postCardSchema = z.object({
  href: z.string(),
  title: z.string(),
  lead: z.string(),
  publishedOn: daySchema,
  readingMinutes: z.int().positive(),
  media: mediaSchema.nullable(),
})

export type PostCard = z.infer<typeof postCardSchema>

export const postSchema = z.object({
  type: z.literal('post'),
  lead: z.string(),
  publishedOn: daySchema,
  /** The time of the last change that visitors can see, in ISO 8601. */
  updatedAt: z.string(),
  readingMinutes: z.int().positive(),
  media: mediaSchema.nullable(),
  body: richTextSchema,
  /** Further posts: first those that precede this one, then those that follow it. */
  next: z.array(postCardSchema),
  index: z.object({ label: z.string(), href: z.string() }).nullable(),
})

export type Post = z.infer<typeof postSchema>
