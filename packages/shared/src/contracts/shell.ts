import { z } from 'zod'
import { actionSchema, localeSchema } from './common'
import { contactSchema } from './contact'
import { thirdPartiesSchema } from './third-parties'

const linkSchema = z.object({ label: z.string(), href: z.string(), isExternal: z.boolean() })

/** An editor's; null leaves the site's own words. */
const words = z.string().nullable()

/** Header and footer: what surrounds every page. */
export const shellViewSchema = z.object({
  studioName: z.string(),
  /** One or two sentences on what the studio does. */
  mission: z.string(),
  navigation: z.array(linkSchema),
  footerNavigation: z.array(linkSchema),
  callToAction: actionSchema.nullable(),
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

/** `GET /api/site/paths`: what the sitemap lists. */
export const sitePathsSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      updatedAt: z.string(),
      readyLocales: z.array(localeSchema),
    }),
  ),
})

export type SitePaths = z.infer<typeof sitePathsSchema>
