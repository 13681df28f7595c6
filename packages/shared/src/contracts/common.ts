import { z } from 'zod'
import { COUNTRIES } from '../countries'
import { LOCALES } from '../locales'

export const countrySchema = z.enum(COUNTRIES)
export const localeSchema = z.enum(LOCALES)

/** What plays where its poster stands; both files show the same. */
const clipSchema = z.object({
  title: z.string().nullable(),
  src: z.string(),
  mimeType: z.string(),
  av1Src: z.string().nullable(),
  /** In seconds. */
  duration: z.number().nullable(),
})

export type Clip = z.infer<typeof clipSchema>

/**
 * A picture as the page needs it; `src` is a path on the web's own origin. That
 * of a clip is its poster, so that everything that shows pictures shows clips.
 */
export const mediaSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  mimeType: z.string(),
  /** What must stay in sight when the picture is cropped, in percent from the top left. */
  focalPoint: z.object({ x: z.number(), y: z.number() }),
  /** `#1f2a44`: seen until the picture is there. */
  dominantColor: z.string().nullable(),
  clip: clipSchema.nullable(),
})

export type Media = z.infer<typeof mediaSchema>

/** How far a shot has come, as the library calls it. */
export const stageSchema = z.enum([
  'board',
  'animatic',
  'previz',
  'previz-wire',
  'photomatic',
  'hybrid',
  'final',
  'sphere',
])

/** A link with its words; `href` is ready for the visitor's language. */
export const actionSchema = z.object({
  label: z.string(),
  href: z.string(),
  isExternal: z.boolean(),
  emphasis: z.enum(['primary', 'secondary']),
})

export type Action = z.infer<typeof actionSchema>

/** The one shape of every error that the CMS's own endpoints give. */
export const apiErrorSchema = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

export type ApiError = z.infer<typeof apiErrorSchema>

/** How the studio is reached from a country, or in a city. */
export const contactSchema = z.object({
  /** As a person reads it. */
  phone: z.string(),
  /** As a `tel:` link needs it. */
  phoneHref: z.string(),
  email: z.string(),
  address: z.string().nullable(),
})

export type Contact = z.infer<typeof contactSchema>
