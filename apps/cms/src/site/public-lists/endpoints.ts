import type { ApiCall } from '@studio/shared/contracts/call'
import * as calls from '@studio/shared/api/calls'
import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import type { Endpoint } from 'payload'
import { answer } from '../../platform/lib/respond'
import type { CallContext } from '../../platform/api/call-context'
import { endpoint } from '../../platform/api/endpoint'
import { askedCountry, locate } from './locate'
import { limit } from '../../platform/rate-limits/limit'
import { listCategories, listSlugs, listTestimonials } from './lists'

const categories = calls.listCategories
const testimonials = calls.listTestimonials
const blogSlugs = calls.listBlogSlugs
const videoSlugs = calls.listVideoSlugs
const location = calls.locate

/** Public calls. `lang` is a country code, as in the site's URLs. */
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

type Handler<Call extends ApiCall> = (given: CallContext<Call>) => Promise<Response>

/** Reads are cheap, so the limit is far higher than the number of reads that a browser needs. */
function limitReads<Call extends ApiCall>(handle: Handler<Call>): Handler<Call> {
  return async (given) => (await limit(given.req, 'list', [given.address])) ?? (await handle(given))
}
