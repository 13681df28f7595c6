import { z } from 'zod'
import { MAX_PATH_LENGTH } from '../paths'
import { layoutSchema } from '../routes/layout'
import { blockSchema } from './blocks'
import { contactSchema, countrySchema, localeSchema, mediaSchema } from './common'
import { headerVersionSchema } from './menus'
import { layoutDataSchema } from './layout-data'
import { subjectSchema } from './subjects/index'

/** `GET /api/site/page?country&locale&path`, answered by `pageAnswerSchema`: unknown parameters are refused. */
export const pageQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  path: z.string().max(MAX_PATH_LENGTH),
})

export type PageQuery = z.infer<typeof pageQuerySchema>

/** `GET /api/site/shell?country&locale`, answered by `layoutDataSchema`. */
export const layoutDataQuerySchema = pageQuerySchema.omit({ path: true })

/**
 * Milliseconds of the database's clock when the CMS began to read for this
 * answer: it holds every change that was committed before.
 */
const readAt = z.number()

export const pageViewSchema = z.object({
  kind: z.literal('page'),
  readAt,
  path: z.string(),
  title: z.string(),
  seo: z.object({
    title: z.string(),
    description: z.string(),
    image: mediaSchema.nullable(),
    isIndexed: z.boolean(),
  }),
  /** The language of the words: English where the page is not ready in the one asked for. */
  contentLocale: localeSchema,
  /** The languages in which the page is ready, for hreflang. */
  readyLocales: z.array(localeSchema),
  headerTheme: z.enum(['light', 'dark']),
  /** The page's own; elsewhere that of the layout data holds. */
  headerVersion: headerVersionSchema.optional(),
  layout: layoutSchema,
  /** Trail from the home page to this page, itself last. */
  breadcrumbs: z.array(z.object({ label: z.string(), href: z.string() })),
  /** What the page sells, for structured data; the offers are in its price tables. */
  service: z.object({ name: z.string(), description: z.string() }).nullable(),
  /** What the page is about, where that has a layout of its own; its blocks come after it. */
  subject: subjectSchema.nullable(),
  blocks: z.array(blockSchema),
  /** How the studio is reached in the city that the page is about; elsewhere the country's contact holds. */
  contact: contactSchema.optional(),
})

export type PageView = z.infer<typeof pageViewSchema>

export const redirectViewSchema = z.object({
  kind: z.literal('redirect'),
  readAt,
  /** A page path of this site or an absolute https address. */
  to: z.string(),
  isPermanent: z.boolean(),
})

export const notFoundViewSchema = z.object({ kind: z.literal('notFound'), readAt })

export const resolvedPathSchema = z.discriminatedUnion('kind', [
  pageViewSchema,
  redirectViewSchema,
  notFoundViewSchema,
])

export type ResolvedPath = z.infer<typeof resolvedPathSchema>

/** What an address shows, and what surrounds it; that is no older than `view.readAt` says. */
export const pageAnswerSchema = z.object({ view: resolvedPathSchema, shell: layoutDataSchema })

export type PageAnswer = z.infer<typeof pageAnswerSchema>
