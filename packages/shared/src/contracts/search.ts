import { z } from 'zod'
import { MAX_PATH_LENGTH } from '../paths'
import { countrySchema, localeSchema, mediaSchema } from './common'
import { figureSchema } from './price'

/** The kinds of hits, in the order in which the page groups them. */
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

/** Maximum number of characters of a query. Callers cut longer ones. */
export const MAX_QUESTION = 200

/** The query of `GET /api/search?country&locale&q`, which is answered by `searchAnswerSchema`. */
export const searchQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  q: z.string().max(MAX_QUESTION),
  /**
   * Set when the visitor has finished typing. Only then is a search without hits recorded for
   * editors.
   */
  settled: z.literal('true').optional(),
})

export type SearchQuery = z.infer<typeof searchQuerySchema>

export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  /**
   * The path without country and language, such as `pricing#spots`. It ends with an anchor if the
   * hit has one.
   */
  path: z.string().max(MAX_PATH_LENGTH + 100),
  title: z.string(),
  /** One or two sentences of the page as plain text. */
  excerpt: z.string(),
  image: mediaSchema.nullable(),
  /** The price in the visitor's country. Null for hits that are not prices. */
  figure: figureSchema.nullable(),
})

export type SearchHit = z.infer<typeof searchHitSchema>

export const searchAnswerSchema = z.object({
  /** The hits of all kinds in one list, best first. */
  hits: z.array(searchHitSchema),
  /** The corrected query if the original one had no hits, otherwise null. */
  correctedTo: z.string().nullable(),
})

/**
 * The query of `GET /api/search/nearest?country&locale&path`, which returns suggestions for a path
 * that does not exist.
 */
export const nearestQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  path: z.string().max(MAX_PATH_LENGTH),
})

/** At most three suggestions, the most similar first. */
export const nearestAnswerSchema = z.array(searchHitSchema).max(3)

/** The path of a page that does not exist, without country and language. */
export const missedPathSchema = z.strictObject({
  path: z.string().min(1).max(MAX_PATH_LENGTH).refine(isSitePath, 'wrongType'),
})

/** Addresses of other sites, scripts and invisible characters are no paths of the site. */
function isSitePath(path: string): boolean {
  return !/^[\s/\\]*(?:[/\\]{2}|[a-z][a-z\d+.-]*:)|[\p{Cc}\p{Cf}\p{Surrogate}\\]/iu.test(path)
}

export type SearchAnswer = z.infer<typeof searchAnswerSchema>
