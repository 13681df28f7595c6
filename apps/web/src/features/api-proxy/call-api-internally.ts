import 'server-only'
import { NextRequest } from 'next/server'
import { proxyApiRequest } from './proxy-api-request'

/** What belongs to the body that came, not to the one that goes on. */
const OF_THE_BODY = ['content-type', 'content-length', 'transfer-encoding', 'expect']

/**
 * The same call as a script would make, with the same checks: where it comes
 * from, whose it is, how often. Nothing goes to the CMS past them.
 */
export function callApiInternally(
  request: Request,
  call: { path: `/${string}`; locale: string; body?: Record<string, unknown> | FormData },
): Promise<Response> {
  const { path, locale, body } = call
  const headers = new Headers(request.headers)
  for (const name of OF_THE_BODY) headers.delete(name)
  headers.set('accept', 'application/json')
  headers.set('accept-language', locale)
  const url = new URL(`/api${path}`, request.url)
  if (!body) return proxyApiRequest(new NextRequest(url, { headers }))
  if (!(body instanceof FormData)) headers.set('content-type', 'application/json')
  const sent = body instanceof FormData ? body : JSON.stringify(body)
  return proxyApiRequest(new NextRequest(url, { method: 'POST', headers, body: sent }))
}
