import { z } from 'zod'
import { localeSchema } from './common'
import { daySchema } from './subjects/post'

/** `GET /api/site/feed?locale`: the newest posts of one language. */
export const feedQuerySchema = z.strictObject({ locale: localeSchema })

export const feedSchema = z.object({
  studioName: z.string(),
  /** The blog page's name and address; the studio's where there is no such page. */
  title: z.string(),
  description: z.string(),
  path: z.string(),
  posts: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      lead: z.string(),
      publishedOn: daySchema,
      /** ISO 8601. */
      updatedAt: z.string(),
    }),
  ),
})

export type Feed = z.infer<typeof feedSchema>
