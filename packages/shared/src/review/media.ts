import { z } from 'zod'

/** Frames in a second as a fraction: 24000/1001 for 23.976, 25/1 for 25. */
export const rateSchema = z.object({
  numerator: z.int().positive(),
  denominator: z.int().positive(),
})

export type Rate = z.infer<typeof rateSchema>

/** What a version is of, and so how it is shown and where a note on it can stand. */
export const VERSION_KINDS = ['video', 'image', 'pages', 'audio', 'file'] as const

export type VersionKind = (typeof VERSION_KINDS)[number]

/** `waiting` until a job takes it; a file that browsers play is shown before it is `ready`. */
export const VERSION_STATES = ['waiting', 'processing', 'ready', 'failed'] as const

/** Why a version could not be processed. */
export const VERSION_FAILURES = [
  'unreadable',
  'tooLong',
  'tooLarge',
  'noMedia',
  'timedOut',
  'noFfmpeg',
  /** A document that opens with a password only. */
  'locked',
  /** A few pictures with hours between them. */
  'tooSparse',
  /** The copy did not show what the original shows. */
  'differs',
  'internal',
] as const

export type VersionFailure = (typeof VERSION_FAILURES)[number]

/** What is played or shown otherwise than in the original. Some have a number. */
export const REMARKS = [
  /** Seconds of sound after the last picture, and before the first one, that are not played. */
  'soundBeyond',
  'soundBefore',
  /** Of so many tracks the first one, or the first two as left and right, is played. */
  'firstTrack',
  'firstTracks',
  /** Of so many channels without places the first two are played. */
  'firstChannels',
  /** So many channels of loudspeakers are mixed down to two. */
  'mixedDown',
  /** Transparent parts lie over gray. */
  'transparent',
  /** The timecode drops numbers, which this rate cannot: it is counted without. */
  'noDropFrame',
  /** Of several pictures in a file only the first one is shown. */
  'firstPicture',
] as const

export const remarkSchema = z.object({
  kind: z.enum(REMARKS),
  value: z.number().nullable(),
})

export type Remark = z.infer<typeof remarkSchema>

/** The copy that is played, compared with the original before it is ready. */
export const checksSchema = z.object({
  /** Null of what has no frames. */
  frames: z
    .object({
      original: z.int().nonnegative(),
      /** Those of the original's that the copy shows at their places. */
      shown: z.int().nonnegative(),
      /** Each within half a frame of its moment. */
      areTimesEqual: z.boolean(),
    })
    .nullable(),
  remarks: z.array(remarkSchema),
})

export type Checks = z.infer<typeof checksSchema>

/** What a job read of a video or sound. */
export const videoFactsSchema = z.object({
  rate: rateSchema,
  frameCount: z.int().nonnegative(),
  /** The number that the first frame has in its timecode: 86,400 for 01:00:00:00 at 24. */
  startFrame: z.int().nonnegative(),
  isDropFrame: z.boolean(),
  /** The original's frames do not all last equally long; the proxy's do. */
  isVariableRate: z.boolean(),
  width: z.int().positive(),
  height: z.int().positive(),
  hasSound: z.boolean(),
})

export type VideoFacts = z.infer<typeof videoFactsSchema>

/** One picture with many small ones in rows, each of a frame. */
export const thumbnailStripSchema = z.object({
  url: z.string(),
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** Pixels of one of them. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Frames from one to the next. */
  everyFrames: z.int().positive(),
})

export type ThumbnailStrip = z.infer<typeof thumbnailStripSchema>

/** A page of a board or of a PDF, or the one page of an image. */
export const pageSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
