import { COUNTRY_COOKIE, LOCATED_COOKIE } from '@studio/shared/cookies'
import { COUNTRY_QUERY, isCountry } from '@studio/shared/countries'
import { isGermanHost } from '@studio/shared/is-german-host'
import { COUNTRY_HEADERS } from '@studio/shared/negotiation'
import type { NextRequest } from 'next/server'

/** Whether a request itself says the visitor's country, so that the address need not be looked up. */
export function saysCountry({ cookies, headers, nextUrl }: NextRequest): boolean {
  return (
    cookies.has(COUNTRY_COOKIE) ||
    cookies.has(LOCATED_COOKIE) ||
    COUNTRY_HEADERS.some((name) => headers.has(name)) ||
    isCountry(nextUrl.searchParams.get(COUNTRY_QUERY)) ||
    isGermanHost((headers.get('host') ?? '').split(':', 1)[0] ?? '')
  )
}
