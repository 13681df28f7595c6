import type { IncomingMessage } from 'node:http'
import { COUNTRY_COOKIE } from '@studio/shared/countries'
import { LOCALE_COOKIE } from '@studio/shared/locales'
import { COUNTRY_HEADERS } from '@studio/shared/negotiation'
import { readPublicPath } from '@studio/shared/paths'
import { isAccountPath } from '@studio/shared/routes/account'

/** Addresses that are no pages. */
const NOT_A_PAGE = /^\/(?:api|_next|media)(?:\/|$)|\.[a-z0-9]+$/i

/** Whoever sends one of these wants a part of a page, or is Next itself. */
const SPECIAL_HEADER = /^(?:rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|range)$/
const PREVIEW_COOKIE = /(?:^|;\s*)__prerender_bypass=/

/** @param url as the server gets it, with its query */
export function isPageAddress(url: string): boolean {
  const [path = ''] = url.split('?')
  return !NOT_A_PAGE.test(path)
}

/** Somebody's own: nothing of it is ever kept. */
function isAccountAddress(url: string): boolean {
  return isAccountPath(readPublicPath(url.split('?')[0] ?? '').path)
}

/**
 * What decides which page a visitor gets: two requests with the same key get
 * the same one. Null where the answer may depend on more than that.
 */
export function visitorKey({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' || !isPageAddress(url) || isAccountAddress(url)) return null
  if (Object.keys(headers).some((name) => SPECIAL_HEADER.test(name))) return null
  const cookies = headers.cookie ?? ''
  if (PREVIEW_COOKIE.test(cookies)) return null
  return [
    headers.host,
    headers['x-forwarded-host'],
    url,
    cookieValues(cookies, COUNTRY_COOKIE),
    cookieValues(cookies, LOCALE_COOKIE),
    ...COUNTRY_HEADERS.map((name) => String(headers[name] ?? '')),
  ].join('\n')
}

/** All values under that name, as they stand: which of two counts is left to Next. */
function cookieValues(cookies: string, name: string): string {
  return cookies
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .join(';')
}
