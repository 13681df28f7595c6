import { z } from 'zod'

/** A sound of the media library, as a page needs it. */
export const soundSchema = z.object({
  src: z.string(),
  mimeType: z.string(),
  /** In seconds. */
  duration: z.number().nullable(),
  /** How loud it is over its length, from 0 to 100; empty where nobody has measured it. */
  peaks: z.array(z.int().min(0).max(100)),
})

export type Sound = z.infer<typeof soundSchema>

/** Recordings to listen to. */
export const audioSchema = z.object({
  type: z.literal('audio'),
  id: z.string(),
  heading: z.string().nullable(),
  intro: z.string().nullable(),
  /** `versions` are of one recording: whoever changes between them stays at the same moment. */
  layout: z.enum(['list', 'versions']),
  tracks: z.array(
    z.object({
      title: z.string(),
      sound: soundSchema,
      /** What is heard, for people who cannot hear it. */
      transcript: z.string().nullable(),
      isDownloadable: z.boolean(),
    }),
  ),
})
