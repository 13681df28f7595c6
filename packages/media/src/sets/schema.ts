import { z } from 'zod'
import { STAGES } from '../engine/about'

/**
 * The schemas of `packages/media/sets/*.json`, which say where the site shows which picture of the
 * library.
 */

const words = z.string().trim().min(2)
const texts = z
  .strictObject({ en: words, ar: words.regex(/[\u0600-\u06FF]/), de: words })
  .refine(({ en, ar, de }) => new Set([en, ar, de]).size === 3, 'three languages, three texts')
export type Texts = z.infer<typeof texts>
/** A name that German does not translate, such as “Animatics”. */
const names = z.strictObject({ en: words, ar: words, de: words })

/** A flat view into a 360° picture, in degrees. */
const view = z.strictObject({
  yaw: z.number(),
  pitch: z.number().default(0),
  fov: z.number().min(20).max(300),
  /** Whether the surroundings are seen from above and bent into a ball. */
  planet: z.boolean().default(false),
})
export type View = z.infer<typeof view>

/** A picture of the library. Without `frame` and `view` it is the poster of the stage. */
const place = z.strictObject({
  shot: z.string(),
  stage: z.enum(STAGES),
  frame: z.int().min(0).optional(),
  view: view.optional(),
})
export type Place = z.infer<typeof place>

/** A clip that pans slowly through a 360° picture. */
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

/** The path of a video page: `categorySlug/slug`. */
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
  /** The film whose poster and clip represent the category. */
  lead: slug,
  videos: z.array(slug).min(1),
})

/** A position in percent of the picture's width, from its left edge. */
const across = z.number().min(0).max(100)

/** Frames of a finished clip, from `from` to the one before `to`. */
const cut = z.strictObject({
  shot: z.string(),
  stage: z.enum(STAGES),
  from: z.int().min(0),
  to: z.int().min(1),
  /**
   * The part of the picture that a narrow film keeps, if it is not the shot's focal point: one
   * position, or a first and a last one.
   */
  focus: z.union([across, z.tuple([across, across])]).optional(),
})
export type Cut = z.infer<typeof cut>

const eight = z.array(slug).length(8)

export const schemas = {
  /** The opening film, which is cut from finished clips. `poster` is one of its own frames. */
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
