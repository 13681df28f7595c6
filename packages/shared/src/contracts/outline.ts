import { z } from 'zod'

const entrySchema = z.object({ path: z.string(), title: z.string(), description: z.string() })

/** `GET /api/site/outline`: what the site holds, in English, for `llms.txt`. */
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
