import { z } from 'zod'
import { COUNTRIES } from '../countries'
import { LOCALES } from '../locales'

export const countrySchema = z.enum(COUNTRIES)
export const localeSchema = z.enum(LOCALES)

/** The captions of a film in one language, as WebVTT. */
const captionTrackSchema = z.object({ locale: localeSchema, src: z.string() })

export type CaptionTrack = z.infer<typeof captionTrackSchema>

/** The video that plays in place of its poster. Both of its files have the same content. */
const clipSchema = z.object({
  title: z.string().nullable(),
  src: z.string(),
  mimeType: z.string(),
  av1Src: z.string().nullable(),
  /** The duration in seconds. */
  duration: z.number().nullable(),
  /** The data of a film with sound. Null for a silent loop. */
  sound: z
    .object({
      /** The captions in every language that has some. */
      captions: z.array(captionTrackSchema),
    })
    .nullable(),
})

export type Clip = z.infer<typeof clipSchema>

/**
 * A picture or clip that a page shows. `src` is a path on the website. For a clip it is the poster,
 * so that every component for pictures can also show clips.
 */
export const mediaSchema = z.object({
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  mimeType: z.string(),
  /** The point that stays visible when the picture is cropped, in percent from the top left. */
  focalPoint: z.object({ x: z.number(), y: z.number() }),
  /** A color such as `#1f2a44`, which is shown until the picture has loaded. */
  dominantColor: z.string().nullable(),
  clip: clipSchema.nullable(),
})

export type Media = z.infer<typeof mediaSchema>

/** The stage of production of a shot, as the library names it. */
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

/** A link with its label. `href` already leads to a page in the visitor's language. */
export const actionSchema = z.object({
  label: z.string(),
  href: z.string(),
  isExternal: z.boolean(),
  emphasis: z.enum(['primary', 'secondary']),
})

export type Action = z.infer<typeof actionSchema>

/** The format of all errors of the CMS's own endpoints. */
export const apiErrorSchema = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

export type ApiError = z.infer<typeof apiErrorSchema>

export const contactSchema = z.object({
  phone: z.string(),
  /** The number for a `tel:` link. */
  phoneHref: z.string(),
  email: z.string(),
  address: z.string().nullable(),
  /**
   * The phone number in the country of the page's language, if the contact is in another country.
   * On German pages, this is the German number.
   */
  home: z.object({ country: countrySchema, phone: z.string(), phoneHref: z.string() }).nullable(),
})

export type Contact = z.infer<typeof contactSchema>
