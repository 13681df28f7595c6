import { z } from 'zod'
import { mediaSchema, stageSchema } from '../common'
import { choicesSchema, reelItemSchema, reelListSchema } from '../reel'
import { richTextSchema } from '../rich-text'

export const categorySubjectSchema = z.object({
  type: z.literal('category'),
  lead: z.string().nullable(),
  body: richTextSchema,
  /** The category's main video, which is also in the list. */
  leadVideo: reelItemSchema.nullable(),
  videos: reelListSchema,
  /** All categories of the same kind, including this one. */
  siblings: choicesSchema,
})

export type CategorySubject = z.infer<typeof categorySubjectSchema>

export const videoSubjectSchema = z.object({
  type: z.literal('video'),
  subtitle: z.string().nullable(),
  /** The poster. If the video is a file of the studio, it also has the clip. */
  media: mediaSchema.nullable(),
  /** The video's address on Vimeo or YouTube, as the editor entered it. */
  embed: z.string().nullable(),
  category: z.object({ label: z.string(), href: z.string() }).nullable(),
  stage: stageSchema.nullable(),
  year: z.int().nullable(),
  /** The studio's role in the production. */
  role: z.string().nullable(),
  credits: z.array(z.object({ label: z.string(), names: z.string() })),
  details: richTextSchema,
  /** The same shot at its other stages, in the order of production. */
  stages: z.array(reelItemSchema),
  similar: z.array(reelItemSchema),
  /** The next video of its category. */
  next: reelItemSchema.nullable(),
  /** The time of publication in ISO 8601. */
  publishedAt: z.string(),
})

export type VideoSubject = z.infer<typeof videoSubjectSchema>
