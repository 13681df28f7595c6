import { callNamed } from '@studio/shared/api/calls'
import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import type { Endpoint } from 'payload'
import { answer } from '../api/respond'
import { endpoint } from '../api/endpoint'
import { askedCountry } from '../location/asked-country'
import { locate } from '../location/locate'
import { limitReads } from './limit-reads'
import { listCategories } from './list-categories'
import { listSlugs } from './list-slugs'
import { listTestimonials } from './list-testimonials'

const categories = callNamed('listCategories')
const testimonials = callNamed('listTestimonials')
const blogSlugs = callNamed('listBlogSlugs')
const videoSlugs = callNamed('listVideoSlugs')
const location = callNamed('locate')

/** What anybody may ask for; `lang` is a country, as it is in the site's addresses. */
export const publicListEndpoints: Endpoint[] = [
  endpoint(
    categories,
    limitReads(async ({ req, query, visitor, locale }) => {
      const country = askedCountry(query.lang, visitor) ?? DEFAULT_COUNTRY
      return answer(categories, await listCategories(req.payload, country, locale))
    }),
  ),
  endpoint(
    testimonials,
    limitReads(async ({ req, query, visitor, locale }) => {
      const country = askedCountry(query.lang, visitor) ?? DEFAULT_COUNTRY
      return answer(testimonials, await listTestimonials(req.payload, country, locale))
    }),
  ),
  endpoint(
    blogSlugs,
    limitReads(async ({ req }) => answer(blogSlugs, await listSlugs(req.payload, 'posts'))),
  ),
  endpoint(
    videoSlugs,
    limitReads(async ({ req }) => answer(videoSlugs, await listSlugs(req.payload, 'videos'))),
  ),
  endpoint(
    location,
    limitReads(({ query, visitor }) =>
      Promise.resolve(answer(location, { country: { code: locate(query, visitor) } })),
    ),
  ),
]
