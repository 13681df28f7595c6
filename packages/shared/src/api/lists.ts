import { z } from 'zod'

/** The specification's country code. Unknown values count as `us`. */
export const langQuerySchema = z.strictObject({ lang: z.string().max(10).optional() })

export const locQuerySchema = z.strictObject({
  lang: z.string().max(10).optional(),
  ip: z.union([z.ipv4('wrongType'), z.ipv6('wrongType')]).optional(),
})

const slugs = z.array(z.object({ slug: z.string(), title: z.string() }))

export const categoriesSchema = z.object({ animatics: slugs, animation: slugs })

export const testimonialListSchema = z.array(
  z.object({
    quote: z.string(),
    author: z.string(),
    role: z.string().nullable(),
    isSample: z.boolean(),
  }),
)

export const slugListSchema = z.array(z.string())
