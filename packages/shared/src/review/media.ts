import { z } from 'zod'

/** Frames in a second as a fraction: 24000/1001 for 23.976, 25/1 for 25. */
export const rateSchema = z.object({
  numerator: z.int().positive(),
  denominator: z.int().positive(),
})

export type Rate = z.infer<typeof rateSchema>

/** The kind of a version decides how it is shown and where notes can be anchored. */
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
  /** The document can only be opened with a password. */
  'locked',
  /** The film has a few pictures with hours between them. */
  'tooSparse',
  /** The copy differs from the original. */
  'differs',
  'internal',
] as const

export type VersionFailure = (typeof VERSION_FAILURES)[number]

/** Differences between the copy and the original; some carry a number. */
export const REMARKS = [
  /** Seconds of sound before the first and after the last frame, which are not played. */
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
  /** The picture's size changes within the film. All of it is shown in the initial size. */
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
      /** Number of the original's frames that the copy shows at the right place. */
      shown: z.int().nonnegative(),
      /** Whether all frames are within half a frame of their original times. */
      areTimesEqual: z.boolean(),
    })
    .nullable(),
  remarks: z.array(remarkSchema),
})

export type Checks = z.infer<typeof checksSchema>

/** Facts about a video or sound that processing found. */
export const videoFactsSchema = z.object({
  rate: rateSchema,
  frameCount: z.int().nonnegative(),
  /**
   * The number of the first frame according to the timecode: 86,400 for 01:00:00:00 at a rate of
   * 24.
   */
  startFrame: z.int().nonnegative(),
  isDropFrame: z.boolean(),
  /** Whether the frames of the original have different durations. Those of the proxy are equal. */
  isVariableRate: z.boolean(),
  width: z.int().positive(),
  height: z.int().positive(),
  hasSound: z.boolean(),
})

export type VideoFacts = z.infer<typeof videoFactsSchema>

/** One picture that contains rows of thumbnails, each of one frame. */
export const thumbnailStripSchema = z.object({
  url: z.string(),
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** Width of one thumbnail in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Number of frames from one thumbnail to the next. */
  everyFrames: z.int().positive(),
})

export type ThumbnailStrip = z.infer<typeof thumbnailStripSchema>

/** A page of a board or of a PDF, or the one page of an image. */
export const pageSchema = z.object({
  url: z.string(),
  /** The page as a small picture; null if none was made. */
  smallUrl: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
})
