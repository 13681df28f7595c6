import { z } from 'zod'

/** The number of frames per second as a fraction: 24000/1001 for 23.976, 25/1 for 25. */
export const rateSchema = z.object({
  numerator: z.int().positive(),
  denominator: z.int().positive(),
})

export type Rate = z.infer<typeof rateSchema>

/**
 * The kinds of versions. The kind decides how a version is shown, and where notes can be anchored.
 */
export const VERSION_KINDS = ['video', 'image', 'pages', 'audio', 'file'] as const

export type VersionKind = (typeof VERSION_KINDS)[number]

/**
 * A version is `waiting` until a job processes it. A file that browsers can play is shown before it
 * is `ready`.
 */
export const VERSION_STATES = ['waiting', 'processing', 'ready', 'failed'] as const

/** The reasons why a version could not be processed. */
export const VERSION_FAILURES = [
  'unreadable',
  'tooLong',
  'tooLarge',
  'noMedia',
  'timedOut',
  'noFfmpeg',
  /** The document can only be opened with a password. */
  'locked',
  /** The film has only a few pictures, with hours between them. */
  'tooSparse',
  /** The playable copy differs from the original. */
  'differs',
  'internal',
] as const

export type VersionFailure = (typeof VERSION_FAILURES)[number]

/** Remarks about differences between the copy and the original. Some have a number. */
export const REMARKS = [
  /**
   * The remark's number is the seconds of sound that are not played, after the last or before the
   * first frame.
   */
  'soundBeyond',
  'soundBefore',
  /** The remark's number is that of the sound tracks, if only the first one or two are played. */
  'firstTrack',
  'firstTracks',
  /** The remark's number is that of the sound tracks, if the one marked as default is played. */
  'defaultTrack',
  /** The remark's number is that of the films in the file. The default one is shown. */
  'defaultPicture',
  /**
   * The file does not name its colors, and its size does not tell them. They are shown as those of
   * standard definition. Only staff see this remark.
   */
  'guessedColors',
  /**
   * The remark's number is that of the channels without a layout, if only the first two are played.
   */
  'firstChannels',
  /** The remark's number is that of the surround channels, which are mixed down to stereo. */
  'mixedDown',
  /** Transparent parts are shown over gray. */
  'transparent',
  /**
   * The file's timecode claims drop frame at a rate that has none, so it is counted as non-drop.
   */
  'noDropFrame',
  /** The remark's number is that of the pictures in the file, if only the first one is shown. */
  'firstPicture',
  /**
   * The picture's size changes within the film. The copy has the initial size and shows the whole
   * picture.
   */
  'sizeChanges',
  /** The sound cannot be decoded, so the copy has none. */
  'soundUnreadable',
] as const

export const remarkSchema = z.object({
  kind: z.enum(REMARKS),
  value: z.number().nullable(),
})

export type Remark = z.infer<typeof remarkSchema>

/** The result of comparing the played copy with the original. */
export const checksSchema = z.object({
  /**
   * The comparison of the frames. Null for versions without frames, such as sounds and documents.
   */
  frames: z
    .object({
      original: z.int().nonnegative(),
      /** The number of the original's frames that the copy shows at the right place. */
      shown: z.int().nonnegative(),
      /** Whether all frames are at most half a frame away from their original times. */
      areTimesEqual: z.boolean(),
    })
    .nullable(),
  remarks: z.array(remarkSchema),
})

export type Checks = z.infer<typeof checksSchema>

/** Facts about a video or sound that were found during processing. */
export const videoFactsSchema = z.object({
  rate: rateSchema,
  frameCount: z.int().nonnegative(),
  /**
   * The number of the first frame according to the timecode. At a rate of 24, it is 86,400 for
   * 01:00:00:00.
   */
  startFrame: z.int().nonnegative(),
  isDropFrame: z.boolean(),
  /**
   * Whether the frames of the original have different durations. In the copy, all frames have the
   * same.
   */
  isVariableRate: z.boolean(),
  width: z.int().positive(),
  height: z.int().positive(),
  hasSound: z.boolean(),
})

export type VideoFacts = z.infer<typeof videoFactsSchema>

/** One picture that contains thumbnails of frames, in rows. */
export const thumbnailStripSchema = z.object({
  url: z.string(),
  columns: z.int().positive(),
  rows: z.int().positive(),
  /** The width of one thumbnail in pixels. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The number of frames from one thumbnail to the next. */
  everyFrames: z.int().positive(),
})

export type ThumbnailStrip = z.infer<typeof thumbnailStripSchema>

/** A page of a board or of a PDF, or the only page of an image. */
export const pageSchema = z.object({
  url: z.string(),
  /** The address of a small picture of the page, or null if none was made. */
  smallUrl: z.string().nullable(),
  width: z.int().positive(),
  height: z.int().positive(),
})
