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

/** Differences between the copy and the original; some carry a number. */
export const REMARKS = [
  /** Seconds of sound after the last and before the first frame that are not played. */
  'soundBeyond',
  'soundBefore',
  /** Number of sound tracks, if only the first one or two are played. */
  'firstTrack',
  'firstTracks',
  /** Number of channels without a layout, if only the first two are played. */
  'firstChannels',
  /** Number of surround channels that are mixed down to stereo. */
  'mixedDown',
  /** Transparent parts are shown over gray. */
  'transparent',
  /** The file claims drop frame at a rate that has none; timecodes are counted as non-drop. */
  'noDropFrame',
  /** Number of pictures in the file, if only the first one is shown. */
  'firstPicture',
  /** The picture's size changes midway; all of it is shown in the size that it begins with. */
  'sizeChanges',
  /** The sound cannot be decoded, so the copy is silent. */
  'soundUnreadable',
] as const

export const remarkSchema = z.object({
  kind: z.enum(REMARKS),
  value: z.number().nullable(),
})

export type Remark = z.infer<typeof remarkSchema>

/** Result of comparing the played copy with the original. */
export const checksSchema = z.object({
  /** Null for versions without frames, such as sounds and documents. */
  frames: z
    .object({
      original: z.int().nonnegative(),
      /** Frames of the original that the copy shows at their place. */
      shown: z.int().nonnegative(),
      /** Whether all frames are within half a frame of their original times. */
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
  /** The same as a small picture; null where none was made. */
  smallUrl: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
})
