import { z } from 'zod'
import { localeSchema } from './common'
import { daySchema } from './subjects/post'

/** The query of `GET /api/site/feed?locale`, which returns the newest posts in one language. */
export const feedQuerySchema = z.strictObject({ locale: localeSchema })

export const feedSchema = z.object({
  studioName: z.string(),
  /** The title and path of the blog page. Without such a page, those of the studio. */
  title: z.string(),
  description: z.string(),
  path: z.string(),
  posts: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      lead: z.string(),
      publishedOn: daySchema,
      /** The time of the last change in ISO 8601. */
      updatedAt: z.string(),
    }),
  ),
})

export type Feed = z.infer<typeof feedSchema>

const entrySchema = z.object({ path: z.string(), title: z.string(), description: z.string() })

/** The answer of `GET /api/site/outline`: the site's content in English, for `llms.txt`. */
export const outlineSchema = z.object({
  studioName: z.string(),
  mission: z.string(),
  contacts: z.array(z.object({ country: z.string(), phone: z.string(), email: z.string() })),
  services: z.array(entrySchema),
  pages: z.array(entrySchema),
  caseStudies: z.array(entrySchema),
  posts: z.array(entrySchema),
  jobs: z.array(entrySchema),
})

export type Outline = z.infer<typeof outlineSchema>
export type OutlineEntry = z.infer<typeof entrySchema>

/** A video in the sitemap. A text that is missing in a language is left out. */
const sitemapVideoSchema = z.object({
  title: z.partialRecord(localeSchema, z.string()),
  description: z.partialRecord(localeSchema, z.string()),
  thumbnail: z.string(),
  /** The file on the web's own origin, or the video's address on Vimeo or YouTube. */
  address: z.string(),
  /** The duration in seconds. */
  duration: z.number().nullable(),
  publishedAt: z.string(),
})

export type SitemapVideo = z.infer<typeof sitemapVideoSchema>

/** The answer of `GET /api/site/paths`: the content of the sitemap. */
export const sitePathsSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      updatedAt: z.string(),
      readyLocales: z.array(localeSchema),
      /** Addresses of pictures on the web's own origin. */
      images: z.array(z.string()),
      video: sitemapVideoSchema.nullable(),
    }),
  ),
})

export type SitePaths = z.infer<typeof sitePathsSchema>
