// This is zod's small build, because browsers load it when the tool opens with a draft or a link.
import * as z from 'zod/mini'
import { MAX_PEOPLE } from '../set-facts'

/**
 * The source of a picture: the library's by its key, or one of the visitor's own by a key that is
 * unique in the set.
 */
const sourceSchema = z.discriminatedUnion('from', [
  z.object({ from: z.literal('library'), key: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
  z.object({ from: z.literal('own'), key: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)) }),
])

const part = z.number().check(z.gte(0), z.lte(1))

/** The settings for keying out green, each from 0 to 1. */
export const keyingSchema = z.object({ tolerance: part, spill: part, edge: part })

export type Keying = z.infer<typeof keyingSchema>

export const backgroundSchema = z.object({
  source: sourceSchema,
  isFlippedX: z.boolean(),
  isFlippedY: z.boolean(),
  /** The size of the background. At 1 it fills the frame. */
  scale: z.number().check(z.gte(1), z.lte(4)),
  /**
   * The offset of the background's middle from that of the frame, as a fraction of the frame's
   * size.
   */
  x: z.number().check(z.gte(-2), z.lte(2)),
  y: z.number().check(z.gte(-2), z.lte(2)),
  blur: part,
})

export const personSchema = z.object({
  /** An id that is unique within the set. */
  id: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)),
  source: sourceSchema,
  /** The settings for keying. Null if the picture has no green or should keep it. */
  keying: z.nullable(keyingSchema),
  isFlippedX: z.boolean(),
  isFlippedY: z.boolean(),
  /** The person's height, as a fraction of the frame's height. */
  scale: z.number().check(z.gte(0.05), z.lte(3)),
  /** The position of the middle of the feet, as fractions of the frame's size from its top left. */
  x: z.number().check(z.gte(-1), z.lte(2)),
  y: z.number().check(z.gte(-1), z.lte(2)),
})

/**
 * A composed set, as it is stored in links, drafts and requests. People are ordered from back to
 * front.
 */
export const setSceneSchema = z.object({
  version: z.literal(1),
  background: z.nullable(backgroundSchema),
  people: z.array(personSchema).check(z.maxLength(MAX_PEOPLE)),
  /** How far people adopt the background's light and color, from 0 to 1. */
  match: z.object({ light: part, color: part }),
  showsSafeAreas: z.boolean(),
})

export type SetScene = z.infer<typeof setSceneSchema>
export type SetPerson = z.infer<typeof personSchema>
export type SetBackground = z.infer<typeof backgroundSchema>
