import { z } from 'zod'
import { localeSchema } from './common'
import { contactSchema } from './contact'
import { footerSchema, headerSchema } from './menus'
import { thirdPartiesSchema } from './third-parties'

const linkSchema = z.object({ label: z.string(), href: z.string(), isExternal: z.boolean() })

/** An editor's; null leaves the site's own words. */
const words = z.string().nullable()

/** Header and footer: what surrounds every page. */
export const shellViewSchema = z.object({
  studioName: z.string(),
  /** One or two sentences on what the studio does. */
  mission: z.string(),
  header: headerSchema,
  footer: footerSchema,
  /** Where visitors with an account log in; null while there are no accounts. */
  loginHref: z.string().nullable(),
  contact: contactSchema,
  badges: z.array(z.string()),
  social: z.array(z.object({ network: z.string(), href: z.string() })),
  foundedYear: z.int(),
  /** The sister company's site, and what is asked before a link leads there; null where there is none. */
  storyboards: z
    .object({
      href: z.string(),
      title: words,
      text: words,
      leave: words,
      stay: words,
    })
    .nullable(),
  cookieNotice: z.object({ title: words, text: words, policy: linkSchema.nullable() }),
  thirdParties: thirdPartiesSchema,
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
