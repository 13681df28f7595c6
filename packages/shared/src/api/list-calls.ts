import { locationSchema } from './account'
import type { ApiCall } from './call'
import * as lists from './lists'

export const listCategories = {
  name: 'listCategories',
  method: 'GET',
  path: '/categories',
  summary: 'The categories of animatics and animation',
  caller: 'anyone',
  query: lists.langQuerySchema,
  answer: lists.categoriesSchema,
} as const satisfies ApiCall

export const listTestimonials = {
  name: 'listTestimonials',
  method: 'GET',
  path: '/testimonials',
  summary: 'What clients say, by country',
  caller: 'anyone',
  query: lists.langQuerySchema,
  answer: lists.testimonialListSchema,
} as const satisfies ApiCall

export const listBlogSlugs = {
  name: 'listBlogSlugs',
  method: 'GET',
  path: '/blogs/slugs',
  summary: 'The addresses of all posts',
  caller: 'anyone',
  query: lists.langQuerySchema,
  answer: lists.slugListSchema,
} as const satisfies ApiCall

export const listVideoSlugs = {
  name: 'listVideoSlugs',
  method: 'POST',
  path: '/vinfo',
  summary: 'The addresses of all videos',
  caller: 'anyone',
  isRead: true,
  query: lists.langQuerySchema,
  answer: lists.slugListSchema,
} as const satisfies ApiCall

export const locate = {
  name: 'locate',
  method: 'GET',
  path: '/loc',
  summary: 'The country of the visitor, or of an address',
  caller: 'anyone',
  query: lists.locQuerySchema,
  answer: locationSchema,
} as const satisfies ApiCall

export const listCalls = [
  listCategories,
  listTestimonials,
  listBlogSlugs,
  listVideoSlugs,
  locate,
] as const
