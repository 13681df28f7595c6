import { z } from 'zod'
import { mediaSchema, stageSchema } from '../common'
import { choicesSchema, reelItemSchema, reelListSchema } from '../reel'
import { richTextSchema } from '../rich-text'

/** A page that lists the videos of a reel or a category. */
export const categorySubjectSchema = z.object({
  type: z.literal('category'),
  lead: z.string().nullable(),
  body: richTextSchema,
  /** The video that stands for all; it is also in the list. */
  leadVideo: reelItemSchema.nullable(),
  videos: reelListSchema,
  /** The categories beside this one, itself among them. */
  siblings: choicesSchema,
})

export type CategorySubject = z.infer<typeof categorySubjectSchema>

/** A page that shows one video. */
export const videoSubjectSchema = z.object({
  type: z.literal('video'),
  subtitle: z.string().nullable(),
  /** The poster, with the clip where the video is one of ours. */
  media: mediaSchema.nullable(),
  /** The video's address on Vimeo or YouTube, as the editor gave it. */
  embed: z.string().nullable(),
  category: z.object({ label: z.string(), href: z.string() }).nullable(),
  stage: stageSchema.nullable(),
  year: z.int().nullable(),
  /** What the studio did. */
  role: z.string().nullable(),
  credits: z.array(z.object({ label: z.string(), names: z.string() })),
  details: richTextSchema,
  /** The same shot at its other stages, in the order of production. */
  stages: z.array(reelItemSchema),
  similar: z.array(reelItemSchema),
  /** The video after this one in its category. */
  next: reelItemSchema.nullable(),
  /** ISO 8601. */
  publishedAt: z.string(),
})

export type VideoSubject = z.infer<typeof videoSubjectSchema>
