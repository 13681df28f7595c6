import { z } from 'zod'
import { mediaSchema, stageSchema } from './common'
import { keyingSchema, setSceneSchema } from './virtual-set'

const head = { id: z.string(), heading: z.string().nullable(), intro: z.string().nullable() }

const sideSchema = z.object({ label: z.string(), media: mediaSchema })

/** Two pictures of the same view with a movable edge between them. */
export const compareSchema = z.object({
  type: z.literal('compare'),
  ...head,
  before: sideSchema.nullable(),
  after: sideSchema.nullable(),
})

export const gallerySchema = z.object({
  type: z.literal('gallery'),
  ...head,
  /** `grid` shows all pictures at once, `strip` shows them in a row that scrolls. */
  layout: z.enum(['grid', 'strip']),
  items: z.array(z.object({ media: mediaSchema, caption: z.string().nullable() })),
})

export const panoramaSchema = z.object({
  type: z.literal('panorama'),
  ...head,
  /** An equirectangular picture or clip, which is twice as wide as high. */
  media: mediaSchema.nullable(),
  /** The still picture in the frame, which is shown until the visitor opens the viewer. */
  poster: mediaSchema.nullable(),
  /** The initial direction, in degrees to the right of the picture's middle. */
  yaw: z.number().min(-180).max(180),
})

/**
 * The animations of the guide's character. They share their timing, so that switching between them
 * is seamless.
 */
export const GUIDE_MOODS = ['idle', 'listening', 'thinking', 'talking'] as const

export type GuideMood = (typeof GUIDE_MOODS)[number]

/** The guide, whom visitors ask about the studio and its prices. */
export const guideBlockSchema = z.object({
  type: z.literal('guide'),
  ...head,
  /** `band` is a section of the page, `button` a small button in the corner of the screen. */
  layout: z.enum(['band', 'button']),
  buttonLabel: z.string(),
  suggestions: z.array(z.string()),
  moods: z.record(z.enum(GUIDE_MOODS), mediaSchema.nullable()),
})

/** A review room for visitors to try, which stores everything in their own tab. */
export const reviewDemoSchema = z.object({
  type: z.literal('reviewDemo'),
  ...head,
  buttonLabel: z.string(),
  /** The library's key of the shot. The prepared notes refer to its pictures. */
  shot: z.string().nullable(),
  /** The stages of the shot as versions, in the order of production. */
  versions: z.array(z.object({ stage: stageSchema, media: mediaSchema })),
})

/** A picture for virtual sets. Links and drafts refer to it by its key. */
const setPartSchema = z.object({ key: z.string(), name: z.string(), media: mediaSchema })

/**
 * The tool for composing people before a background. The page shows a picture until a visitor opens
 * the tool.
 */
export const virtualSetSchema = z.object({
  type: z.literal('virtualSet'),
  ...head,
  buttonLabel: z.string(),
  /** A picture of a set made with the tool. */
  poster: mediaSchema.nullable(),
  /** The set of the poster, with which the tool opens. */
  example: z.nullable(setSceneSchema),
  backgrounds: z.array(setPartSchema),
  /**
   * People to put into a set. `keying` is set for a person in front of a green screen, and null for
   * a picture with a transparent background.
   */
  people: z.array(setPartSchema.extend({ keying: z.nullable(keyingSchema) })),
})
