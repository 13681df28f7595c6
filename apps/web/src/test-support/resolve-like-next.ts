import { countryRewrites, localeRedirects } from '@studio/shared/negotiation'
import {
  getRedirectUrl,
  getRewrittenUrl,
  unstable_getResponseFromNextConfig as routeByNext,
} from 'next/experimental/testing/server'

export interface Visit {
  url: string
  host?: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
}

/**
 * @returns the destination of a request by Next's own matching: the first matching redirect, or
 * else the result of all rewrites in turn
 */
export async function resolveLikeNext(
  visit: Visit,
): Promise<{ redirect: string } | { page: string }> {
  const redirects = () => Promise.resolve(localeRedirects())
  const redirect = getRedirectUrl(await route(visit, visit.url, { redirects }))
  if (redirect) return { redirect: pathOf(redirect, true) }
  let { url } = visit
  // Next's helper stops at the first matching rewrite, but Next itself continues with the later
  // ones.
  for (const rule of countryRewrites()) {
    const rewrites = () => Promise.resolve([rule])
    const rewritten = getRewrittenUrl(await route(visit, url, { rewrites }))
    if (rewritten) url = pathOf(rewritten, true)
  }
  return { page: pathOf(url, false) }
}

function route(
  { host = 'studio.test', cookies, headers }: Visit,
  url: string,
  nextConfig: Parameters<typeof routeByNext>[0]['nextConfig'],
): ReturnType<typeof routeByNext> {
  return routeByNext({ url, nextConfig, headers: { ...headers, host }, cookies })
}

function pathOf(url: string, withQuery: boolean): string {
  const { pathname, search } = new URL(url, 'http://studio.test')
  return withQuery ? pathname + search : pathname
}
