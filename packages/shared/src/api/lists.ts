import { z } from 'zod'
import { locationSchema } from './account'
import type { ApiCall } from '../contracts/call'

/** The country code from the query `lang`. Unknown values count as `us`. */
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

export const listCategories = {
  name: 'listCategories',
  method: 'GET',
  path: '/categories',
  summary: 'The categories of animatics and animation',
  caller: 'anyone',
  query: langQuerySchema,
  answer: categoriesSchema,
} as const satisfies ApiCall

export const listTestimonials = {
  name: 'listTestimonials',
  method: 'GET',
  path: '/testimonials',
  summary: 'What clients say, by country',
  caller: 'anyone',
  query: langQuerySchema,
  answer: testimonialListSchema,
} as const satisfies ApiCall

export const listBlogSlugs = {
  name: 'listBlogSlugs',
  method: 'GET',
  path: '/blogs/slugs',
  summary: 'The addresses of all posts',
  caller: 'anyone',
  query: langQuerySchema,
  answer: slugListSchema,
} as const satisfies ApiCall

export const listVideoSlugs = {
  name: 'listVideoSlugs',
  method: 'POST',
  path: '/vinfo',
  summary: 'The addresses of all videos',
  caller: 'anyone',
  isRead: true,
  query: langQuerySchema,
  answer: slugListSchema,
} as const satisfies ApiCall

export const locate = {
  name: 'locate',
  method: 'GET',
  path: '/loc',
  summary: 'The country of the visitor, or of an address',
  caller: 'anyone',
  query: locQuerySchema,
  answer: locationSchema,
} as const satisfies ApiCall

export const listCalls = [
  listCategories,
  listTestimonials,
  listBlogSlugs,
  listVideoSlugs,
  locate,
] as const
