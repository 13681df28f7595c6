import { z } from 'zod'

/** A sound of the media library, with the data that a page needs. */
export const soundSchema = z.object({
  src: z.string(),
  mimeType: z.string(),
  /** The duration in seconds. */
  duration: z.number().nullable(),
  /**
   * The loudness over the length of the sound, from 0 to 100. Empty if the sound has not been
   * measured.
   */
  peaks: z.array(z.int().min(0).max(100)),
})

export type Sound = z.infer<typeof soundSchema>

/** Recordings to listen to. */
export const audioSchema = z.object({
  type: z.literal('audio'),
  id: z.string(),
  heading: z.string().nullable(),
  intro: z.string().nullable(),
  /**
   * With `versions`, all recordings are versions of one, so switching between them keeps the time.
   */
  layout: z.enum(['list', 'versions']),
  tracks: z.array(
    z.object({
      title: z.string(),
      sound: soundSchema,
      /** A transcript of the spoken words and sounds, for people who cannot hear them. */
      transcript: z.string().nullable(),
      isDownloadable: z.boolean(),
    }),
  ),
})
