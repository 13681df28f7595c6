import { z } from 'zod'
import { STAGES } from '../engine/about'

/** Where which picture of the library stands: `packages/media/sets/*.json`. */

const words = z.string().trim().min(2)
const texts = z
  .strictObject({ en: words, ar: words.regex(/[\u0600-\u06FF]/), de: words })
  .refine(({ en, ar, de }) => new Set([en, ar, de]).size === 3, 'three languages, three texts')
export type Texts = z.infer<typeof texts>
/** A name that German leaves in English, such as “Animatics”. */
const names = z.strictObject({ en: words, ar: words, de: words })

/** A flat view into a picture of all around; degrees. */
const view = z.strictObject({
  yaw: z.number(),
  pitch: z.number().default(0),
  fov: z.number().min(20).max(300),
  /** Seen from above and bent into a ball. */
  planet: z.boolean().default(false),
})
export type View = z.infer<typeof view>

/** Without `frame` and `view` it is the stage's poster. */
const place = z.strictObject({
  shot: z.string(),
  stage: z.enum(STAGES),
  frame: z.int().min(0).optional(),
  view: view.optional(),
})
export type Place = z.infer<typeof place>

/** A slow look around, made from a still of all around. */
const turn = z.strictObject({
  from: z.number(),
  to: z.number(),
  pitch: z.number(),
  fov: z.number(),
})

const clip = z.strictObject({ shot: z.string(), stage: z.enum(STAGES), turn: turn.optional() })
export type ClipPlace = z.infer<typeof clip>

const picture = place.extend({ alt: texts })
export type Picture = z.infer<typeof picture>
const slug = z.string().regex(/^[A-Za-z0-9_]+(-[A-Za-z0-9_]+)*$/)
const path = z.string().regex(/^[a-z0-9-]+(\/[a-z0-9-]+)?$/)

/** A video page: `categorySlug/slug`. */
const film = z.strictObject({
  slug,
  categorySlug: slug,
  title: texts,
  subtitle: texts,
  alt: texts,
  poster: place,
  clip,
})

const category = z.strictObject({
  slug,
  parent: z.enum(['reels', 'animatics', 'animation']),
  isWorkFilter: z.boolean().default(false),
  title: names,
  /** The film whose poster and clip stand for the category. */
  lead: slug,
  videos: z.array(slug).min(1),
})

/** Per cent of the picture's width, from its left. */
const across = z.number().min(0).max(100)

/** Frames of a finished clip, from the first to the one before `to`. */
const cut = z.strictObject({
  shot: z.string(),
  stage: z.enum(STAGES),
  from: z.int().min(0),
  to: z.int().min(1),
  /** What a narrow film keeps, where it is not the shot's focal point: all the time, or at first and last. */
  focus: z.union([across, z.tuple([across, across])]).optional(),
})
export type Cut = z.infer<typeof cut>

const eight = z.array(slug).length(8)

export const schemas = {
  /** The film of the opening, cut from finished clips; `poster` is one of its own frames. */
  intro: z.strictObject({
    title: texts,
    alt: texts,
    poster: z.int().min(0),
    cuts: z.array(cut).min(2),
  }),
  films: z.array(film),
  showreels: z.strictObject({
    home: eight,
    animaticsUk: eight,
    animatics: eight,
    animation: eight,
  }),
  categories: z.array(category),
  boardomatics: z.array(slug).length(6),
  services: z.array(z.strictObject({ path, hero: picture })),
  'case-studies': z.array(
    z.strictObject({ slug, title: texts, pictures: z.array(picture).length(3) }),
  ),
  blog: z.array(z.strictObject({ slug, picture })).length(5),
  careers: z.array(z.strictObject({ path, test: slug, picture })).length(4),
}
