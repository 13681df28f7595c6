import 'server-only'
import { fetchCms } from '@/cms/client'
import { visitorOf } from '@/lib/http'
import { callUrl } from '@studio/shared/api/call-url'
import { locate } from '@studio/shared/api/lists'
import { COUNTRY_COOKIE, LOCATED_COOKIE } from '@studio/shared/cookies'
import {
  type Country,
  COUNTRY_FACTS,
  COUNTRY_QUERY,
  DEFAULT_COUNTRY,
  isCountry,
} from '@studio/shared/countries'
import { isGermanHost } from '@studio/shared/negotiation'
import { COUNTRY_HEADERS } from '@studio/shared/negotiation'
import { isPrivateAddress } from '@studio/shared/visitor/addresses'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { LRUCache } from 'lru-cache'
import type { NextRequest } from 'next/server'

/**
 * Answers the edge, which asks once a day for each network and adds the answer to requests as a
 * country header.
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

/** @returns whether the request itself determines the country, so that no lookup is necessary */
export function saysCountry({ cookies, headers, nextUrl }: NextRequest): boolean {
  return (
    cookies.has(COUNTRY_COOKIE) ||
    cookies.has(LOCATED_COOKIE) ||
    COUNTRY_HEADERS.some((name) => headers.has(name)) ||
    isCountry(nextUrl.searchParams.get(COUNTRY_QUERY)) ||
    isGermanHost((headers.get('host') ?? '').split(':', 1)[0] ?? '')
  )
}

const DAY_MS = 24 * 60 * 60 * 1_000
/**
 * Milliseconds during which no country is looked up after a failure. Otherwise one visitor after
 * another would wait.
 */
const RETRY_MS = 5_000

const found = new LRUCache<string, Country>({ max: 10_000, ttl: DAY_MS })
let pausedUntil = 0

/**
 * Looks up the country of a visitor's address in the CMS.
 * @returns null if the country is unknown: for private addresses, and if the CMS does not answer in
 * time
 */
export async function countryOfVisitor(visitor: Visitor | null): Promise<Country | null> {
  if (!visitor || isPrivateAddress(visitor.address)) return null
  const known = found.get(visitor.address)
  if (known) return known
  if (Date.now() < pausedUntil) return null
  try {
    const country = await ask(visitor)
    found.set(visitor.address, country)
    return country
  } catch {
    pausedUntil = Date.now() + RETRY_MS
    return null
  }
}

async function ask(visitor: Visitor): Promise<Country> {
  const response = await fetchCms(callUrl(locate), { waits: 'country', visitor })
  return locate.answer.parse(await response.json()).country.code
}
