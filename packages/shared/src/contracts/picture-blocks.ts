import { z } from 'zod'
import { mediaSchema, stageSchema } from './common'

const head = { id: z.string(), heading: z.string().nullable(), intro: z.string().nullable() }

const sideSchema = z.object({ label: z.string(), media: mediaSchema })

/** Two pictures of the same view; one is pulled over the other. */
export const compareSchema = z.object({
  type: z.literal('compare'),
  ...head,
  before: sideSchema.nullable(),
  after: sideSchema.nullable(),
})

export const gallerySchema = z.object({
  type: z.literal('gallery'),
  ...head,
  /** `grid` shows all at once, `strip` side by side to scroll through. */
  layout: z.enum(['grid', 'strip']),
  items: z.array(z.object({ media: mediaSchema, caption: z.string().nullable() })),
})

export const panoramaSchema = z.object({
  type: z.literal('panorama'),
  ...head,
  /** All around in one picture or clip, twice as wide as it is high. */
  media: mediaSchema.nullable(),
  /** What stands in the frame until the visitor looks around. */
  poster: mediaSchema.nullable(),
  /** Where the look begins, in degrees to the right of the picture's middle. */
  yaw: z.number().min(-180).max(180),
})

/** A room in which visitors try out how a version is reviewed; all in their own tab. */
export const reviewDemoSchema = z.object({
  type: z.literal('reviewDemo'),
  ...head,
  buttonLabel: z.string(),
  /** Which shot of the library it is: prepared notes speak of what is seen in it. */
  shot: z.string().nullable(),
  /** Its stages, each a version, in the order in which they were made. */
  versions: z.array(z.object({ stage: stageSchema, media: mediaSchema })),
})
