import { z } from 'zod'

export const STAGES = [
  'board',
  'animatic',
  'previz',
  'final',
  'photomatic',
  'hybrid',
  'previz-wire',
  /** Lit, all around: equirectangular. */
  'sphere',
] as const
export type Stage = (typeof STAGES)[number]

const texts = z.strictObject({
  en: z.string().min(1),
  ar: z.string().min(1),
  de: z.string().min(1),
})
/** A place in the picture in percent, measured from the top left corner. */
const place = z.tuple([z.number().min(-10).max(110), z.number().min(-10).max(110)])

const arrow = z.strictObject({
  kind: z.enum(['camera', 'action']),
  /** Two to five places that the arrow passes. */
  through: z.array(place).min(2).max(5),
  /** Frames between which it is on the board; all when absent. */
  frames: z.tuple([z.number(), z.number()]).optional(),
})

export const aboutSchema = z.strictObject({
  seconds: z.number().min(1).max(20),
  title: texts,
  alt: texts,
  category: z.string(),
  /** Where the eye should land, in per cent; crops keep this point. */
  focal: z.strictObject({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }),
  /** The frame that stands for the clip. */
  poster: z.int().min(0),
  stages: z.array(z.enum(STAGES)).min(1),
  arrows: z.array(arrow).default([]),
  /** First frames of the key poses: held by the board and dissolved between by the photomatic. */
  holds: z.array(z.int()).optional(),
  /** Samples of a lit frame with motion, if the shot needs fewer than the stage's default. */
  samples: z.int().min(1).optional(),
  /** Share of the size at which a lit clip is rendered, if the default shows no more detail. */
  scale: z.number().min(0.5).max(1).optional(),
  /** A loop's end meets its beginning. */
  loop: z.boolean().default(false),
})
export type About = z.infer<typeof aboutSchema>
export type Arrow = z.infer<typeof arrow>

/** Validates what an `about.ts` says about a shot. */
export function about(value: z.input<typeof aboutSchema>): About {
  return aboutSchema.parse(value)
}
