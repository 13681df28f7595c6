import 'server-only'
import { COUNTRY_FACTS, DEFAULT_COUNTRY } from '@studio/shared/countries'
import { visitorOf } from '@/lib/http'
import { countryOfVisitor } from './country-of-visitor'

/**
 * For the edge, which asks once a day for each range of addresses and goes on
 * with the answer as the visitor's country header.
 */
export async function answerCountry(request: Request): Promise<Response> {
  const country = await countryOfVisitor(visitorOf(request))
  const shared = country ? 'public, max-age=86400' : 'no-store'
  return new Response(null, {
    status: 204,
    headers: {
      'Cache-Control': 'no-store',
      'CDN-Cache-Control': shared,
      'X-Country': COUNTRY_FACTS[country ?? DEFAULT_COUNTRY].iso,
    },
  })
}
