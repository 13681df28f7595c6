import { z } from 'zod'
import { MAX_PATH_LENGTH } from '../paths'
import { layoutSchema } from '../routes/layout'
import { blockSchema } from './blocks'
import { contactSchema, countrySchema, localeSchema, mediaSchema } from './common'
import { headerVersionSchema } from './menus'
import { layoutDataSchema } from './layout-data'
import { guideBlockSchema } from './picture-blocks'
import { subjectSchema } from './subjects/index'

/**
 * The query of `GET /api/site/page?country&locale&path`, which is answered by `pageAnswerSchema`.
 * Unknown parameters are refused.
 */
export const pageQuerySchema = z.strictObject({
  country: countrySchema,
  locale: localeSchema,
  path: z.string().max(MAX_PATH_LENGTH),
})

export type PageQuery = z.infer<typeof pageQuerySchema>

/** The query of `GET /api/site/shell?country&locale`, which is answered by `layoutDataSchema`. */
export const layoutDataQuerySchema = pageQuerySchema.omit({ path: true })

/**
 * The time at which the CMS began to read, in milliseconds on the database's clock. The answer
 * contains every change that was committed before.
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
  /** The language of the texts: English if the page is not ready in the requested one. */
  contentLocale: localeSchema,
  /** The languages in which the page is ready, for hreflang. */
  readyLocales: z.array(localeSchema),
  headerTheme: z.enum(['light', 'dark']),
  /** The page's own choice of a header. Without it, the layout data's version applies. */
  headerVersion: headerVersionSchema.optional(),
  layout: layoutSchema,
  /** The path from the home page to this page, including both. */
  breadcrumbs: z.array(z.object({ label: z.string(), href: z.string() })),
  /** The service that the page sells, for structured data. Its offers are in the price tables. */
  service: z.object({ name: z.string(), description: z.string() }).nullable(),
  /** The main content of pages with their own layout. The blocks follow it. */
  subject: subjectSchema.nullable(),
  blocks: z.array(blockSchema),
  /** The contact of the page's city. Without it, the page shows that of the country. */
  contact: contactSchema.optional(),
})

export type PageView = z.infer<typeof pageViewSchema>

export const redirectViewSchema = z.object({
  kind: z.literal('redirect'),
  readAt,
  /** The target: a page path of this site, or an absolute https address. */
  to: z.string(),
  isPermanent: z.boolean(),
})

export const notFoundViewSchema = z.object({
  kind: z.literal('notFound'),
  readAt,
  /** The guide in the corner of the screen, or null. */
  guide: guideBlockSchema.nullable(),
})

export const resolvedPathSchema = z.discriminatedUnion('kind', [
  pageViewSchema,
  redirectViewSchema,
  notFoundViewSchema,
])

export type ResolvedPath = z.infer<typeof resolvedPathSchema>

/**
 * The answer with a page and its layout data. The layout data is at least as new as `view.readAt`.
 */
export const pageAnswerSchema = z.object({ view: resolvedPathSchema, shell: layoutDataSchema })

export type PageAnswer = z.infer<typeof pageAnswerSchema>
