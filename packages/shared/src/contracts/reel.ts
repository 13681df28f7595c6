import { z } from 'zod'
import { mediaSchema, stageSchema } from './common'

export const reelItemSchema = z.object({
  key: z.string(),
  href: z.string(),
  title: z.string(),
  /** A description of the video in two or three words. */
  subtitle: z.string().nullable(),
  media: mediaSchema,
  stage: stageSchema.nullable(),
})

export type ReelItem = z.infer<typeof reelItemSchema>

const namedLinkSchema = z.object({ label: z.string(), href: z.string() })

/** One page of a list, and the addresses of all its pages. */
export const reelListSchema = z.object({
  items: z.array(reelItemSchema),
  /** The number of the page, counted from 1. */
  page: z.int(),
  hrefs: z.array(z.string()),
})

export type ReelList = z.infer<typeof reelListSchema>

/** Links to choose from. One of them may be the current page. */
export const choicesSchema = z.array(namedLinkSchema.extend({ isCurrent: z.boolean() }))

export type Choices = z.infer<typeof choicesSchema>
