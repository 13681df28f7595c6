import { z } from 'zod'
import { textsSchema } from '../library-words'
import { readSetFile } from '../read-data'

/**
 * The schema of those parts of the picture library's sets that the seed reads (see
 * `packages/media/sets/README.md`).
 */

const placeSchema = z.object({
  shot: z.string(),
  stage: z.string(),
  frame: z.int().optional(),
  view: z
    .object({ yaw: z.number(), fov: z.number(), planet: z.boolean().default(false) })
    .optional(),
})

const clipSchema = z.object({
  shot: z.string(),
  stage: z.string(),
  turn: z.object({ from: z.number(), to: z.number() }).optional(),
})

const videoSchema = z.object({
  slug: z.string(),
  categorySlug: z.string(),
  title: textsSchema,
  subtitle: textsSchema,
  poster: placeSchema,
  clip: clipSchema,
})

const categorySchema = z.object({
  slug: z.string(),
  parent: z.enum(['animatics', 'animation', 'reels']),
  isWorkFilter: z.boolean().default(false),
  title: textsSchema,
  lead: z.string(),
  videos: z.array(z.string()),
})

const list = z.array(z.string())

const showreelsSchema = z.object({
  home: list,
  animaticsUk: list,
  animatics: list,
  animation: list,
})

export type Place = z.infer<typeof placeSchema>
export type ClipPlace = z.infer<typeof clipSchema>
export type VideoOfSet = z.infer<typeof videoSchema>
export type CategoryOfSet = z.infer<typeof categorySchema>
export type ShowreelsOfSet = z.infer<typeof showreelsSchema>

export async function readVideoSets() {
  const [videos, categories, showreels, boardomatics] = await Promise.all([
    readSetFile('films.json', z.array(videoSchema)),
    readSetFile('categories.json', z.array(categorySchema)),
    readSetFile('showreels.json', showreelsSchema),
    readSetFile('boardomatics.json', list),
  ])
  return { videos, categories, showreels, boardomatics }
}

export type VideoSets = Awaited<ReturnType<typeof readVideoSets>>
