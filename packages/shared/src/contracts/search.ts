import { z } from 'zod'
import { MAX_PATH_LENGTH } from '../paths'
import { countrySchema, localeSchema, mediaSchema } from './common'
import { figureSchema } from './price'

/** What a hit is, in the order in which groups of them are shown. */
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

/** Longer questions are cut by whoever asks. */
export const MAX_QUESTION = 200

/** `GET /api/search?country&locale&q`, answered by `searchAnswerSchema`. */
export const searchQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  q: z.string().max(MAX_QUESTION),
  /** Says that the person has finished typing: what was searched in vain is noted for editors. */
  settled: z.literal('true').optional(),
})

export type SearchQuery = z.infer<typeof searchQuerySchema>

export const searchHitSchema = z.object({
  kind: z.enum(SEARCH_KINDS),
  /** Without country and language, and with the place on the page where there is one: `pricing#spots`. */
  path: z.string().max(MAX_PATH_LENGTH + 100),
  title: z.string(),
  /** One or two sentences, plain text. */
  excerpt: z.string(),
  image: mediaSchema.nullable(),
  /** Of a price: what the visitor's country pays. */
  figure: figureSchema.nullable(),
})

export type SearchHit = z.infer<typeof searchHitSchema>

export const searchAnswerSchema = z.object({
  /** Best first, whatever their kind. */
  hits: z.array(searchHitSchema),
  /** What was looked for instead, where nothing has the words as they were typed. */
  correctedTo: z.string().nullable(),
})

/** `GET /api/search/nearest?country&locale&path`: what an address that nothing has may have meant. */
export const nearestQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  path: z.string().max(MAX_PATH_LENGTH),
})

/** At most three, the nearest first. */
export const nearestAnswerSchema = z.array(searchHitSchema).max(3)

export type SearchAnswer = z.infer<typeof searchAnswerSchema>
