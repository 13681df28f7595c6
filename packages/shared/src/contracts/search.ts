import { z } from 'zod'
import { MAX_PATH_LENGTH } from '../paths'
import { countrySchema, localeSchema, mediaSchema } from './common'
import { figureSchema } from './price'

/** The kinds of hits, in the order of their groups on the page. */
export const SEARCH_KINDS = [
  'service',
  'page',
  'price',
  'video',
  'caseStudy',
  'post',
  'job',
] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Callers cut longer questions. */
export const MAX_QUESTION = 200

/** `GET /api/search?country&locale&q`, answered by `searchAnswerSchema`. */
export const searchQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  q: z.string().max(MAX_QUESTION),
  /**
   * Present when the visitor has finished typing. Only then is a search without hits logged for
   * editors.
   */
  settled: z.literal('true').optional(),
})

export type SearchQuery = z.infer<typeof searchQuerySchema>

export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Without country and language, with an anchor if the hit has one: `pricing#spots`. */
  path: z.string().max(MAX_PATH_LENGTH + 100),
  title: z.string(),
  /** One or two sentences as plain text. */
  excerpt: z.string(),
  image: mediaSchema.nullable(),
  /** The price in the visitor's country, for hits that are prices. */
  figure: figureSchema.nullable(),
})

export type SearchHit = z.infer<typeof searchHitSchema>

export const searchAnswerSchema = z.object({
  /** Best first, in one order for all kinds. */
  hits: z.array(searchHitSchema),
  /** The corrected question, if the original had no hits. */
  correctedTo: z.string().nullable(),
})

/** `GET /api/search/nearest?country&locale&path`: suggestions for a path that does not exist. */
export const nearestQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  path: z.string().max(MAX_PATH_LENGTH),
})

/** At most three, the most similar first. */
export const nearestAnswerSchema = z.array(searchHitSchema).max(3)

/** The path of a page that does not exist, without country and language. */
export const missedPathSchema = z.strictObject({ path: z.string().min(1).max(MAX_PATH_LENGTH) })

export type SearchAnswer = z.infer<typeof searchAnswerSchema>
