import { z } from 'zod'
import { localeSchema } from './common'
import { footerSchema, headerSchema } from './menus'

/** Header and footer: what surrounds every page. */
export const shellViewSchema = z.object({
  studioName: z.string(),
  /** One or two sentences on what the studio does. */
  mission: z.string(),
  header: headerSchema,
  footer: footerSchema,
  /** Where visitors with an account log in; null while there are no accounts. */
  loginHref: z.string().nullable(),
  contact: z.object({
    /** As a person reads it. */
    phone: z.string(),
    /** As a `tel:` link needs it. */
    phoneHref: z.string(),
    email: z.string(),
    address: z.string().nullable(),
  }),
  badges: z.array(z.string()),
  social: z.array(z.object({ network: z.string(), href: z.string() })),
  foundedYear: z.int(),
})

export type ShellView = z.infer<typeof shellViewSchema>

/** What a sitemap says of a film; a text that a language lacks is not in it. */
const sitemapVideoSchema = z.object({
  title: z.partialRecord(localeSchema, z.string()),
  description: z.partialRecord(localeSchema, z.string()),
  thumbnail: z.string(),
  /** The file on the web's own origin, or the address of the film on Vimeo or YouTube. */
  address: z.string(),
  /** In seconds. */
  duration: z.number().nullable(),
  publishedAt: z.string(),
})

export type SitemapVideo = z.infer<typeof sitemapVideoSchema>

/** `GET /api/site/paths`: what the sitemap lists. */
export const sitePathsSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      updatedAt: z.string(),
      readyLocales: z.array(localeSchema),
      /** Addresses on the web's own origin. */
      images: z.array(z.string()),
      video: sitemapVideoSchema.nullable(),
    }),
  ),
})

export type SitePaths = z.infer<typeof sitePathsSchema>
