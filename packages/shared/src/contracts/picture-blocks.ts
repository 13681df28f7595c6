import { z } from 'zod'
import { mediaSchema, stageSchema } from './common'
import { keyingSchema, setSceneSchema } from './virtual-set'

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

/** What the guide's character does while visitors ask; its loops show the same place at the same time. */
export const GUIDE_MOODS = ['idle', 'listening', 'thinking', 'talking'] as const

export type GuideMood = (typeof GUIDE_MOODS)[number]

/** The talking guide; behind its button visitors ask about the studio and its prices. */
export const guideBlockSchema = z.object({
  type: z.literal('guide'),
  ...head,
  /** `band` is a part of the page, `button` a small one at the corner of the screen. */
  layout: z.enum(['band', 'button']),
  buttonLabel: z.string(),
  /** Questions to begin with. */
  suggestions: z.array(z.string()),
  moods: z.record(z.enum(GUIDE_MOODS), mediaSchema.nullable()),
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

/** A picture that a set may be made of; links and drafts name it by its key. */
const setPartSchema = z.object({ key: z.string(), name: z.string(), media: mediaSchema })

/** The tool in which visitors put people before a background; until it is opened, a picture. */
export const virtualSetSchema = z.object({
  type: z.literal('virtualSet'),
  ...head,
  buttonLabel: z.string(),
  /** A set that was made with the tool. */
  poster: mediaSchema.nullable(),
  /** The same set, for the tool to begin with. */
  example: z.nullable(setSceneSchema),
  backgrounds: z.array(setPartSchema),
  /** `keying` where they stand before green; null where the picture is transparent around them. */
  people: z.array(setPartSchema.extend({ keying: z.nullable(keyingSchema) })),
})
