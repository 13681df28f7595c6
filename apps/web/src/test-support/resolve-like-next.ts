import type { IncomingMessage } from 'node:http'
import { type Condition, countryRewrites, localeRedirects } from '@studio/shared/negotiation'
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match'
import { matchHas, prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination'

export interface Visit {
  url: string
  host?: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
}

interface Rule {
  source: string
  destination: string
  has?: Condition[]
  missing?: Condition[]
}

const PATTERN = { strict: true, removeUnnamedParams: true, sensitive: false }

/** Where Next sends a visit, by its own matching: the first redirect, else every rewrite in turn. */
export function resolveLikeNext(visit: Visit): { redirect: string } | { page: string } {
  for (const rule of localeRedirects()) {
    const target = apply(rule, visit, visit.url)
    if (target !== null) return { redirect: target }
  }
  let url = visit.url
  for (const rule of countryRewrites()) url = apply(rule, visit, url) ?? url
  return { page: url.split('?')[0] ?? '' }
}

function apply(rule: Rule, visit: Visit, url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://site.test')
  const params = getPathMatch(rule.source, PATTERN)(pathname)
  if (!params) return null
  const query = Object.fromEntries(searchParams)
  const found = matchHas(requestOf(visit), query, rule.has ?? [], rule.missing ?? [])
  if (!found) return null
  const { parsedDestination } = prepareDestination({
    appendParamsToQuery: false,
    destination: rule.destination,
    params: { ...params, ...found },
    query,
  })
  const words = searchParams.size > 0 ? `?${searchParams.toString()}` : ''
  return parsedDestination.pathname + words
}

function requestOf({ host = 'studio.test', cookies = {}, headers = {} }: Visit): IncomingMessage {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
  return {
    headers: { ...headers, host, cookie: cookie.join('; ') },
  } as unknown as IncomingMessage
}
