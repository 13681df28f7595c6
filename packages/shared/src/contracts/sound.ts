import { z } from 'zod'

/** A sound of the media library, as a page needs it. */
export const soundSchema = z.object({
  src: z.string(),
  mimeType: z.string(),
  /** In seconds. */
  duration: z.number().nullable(),
  /** The loudness over the length, from 0 to 100; empty if the sound has not been measured. */
  peaks: z.array(z.int().min(0).max(100)),
})

export type Sound = z.infer<typeof soundSchema>

/** Recordings to listen to. */
export const audioSchema = z.object({
  type: z.literal('audio'),
  id: z.string(),
  heading: z.string().nullable(),
  intro: z.string().nullable(),
  /** `versions` are of one recording, so switching between them keeps the time. */
  layout: z.enum(['list', 'versions']),
  tracks: z.array(
    z.object({
      title: z.string(),
      sound: soundSchema,
      /** The spoken words and sounds as text, for people who cannot hear them. */
      transcript: z.string().nullable(),
      isDownloadable: z.boolean(),
    }),
  ),
})
