import 'server-only'
import type { ApiCall } from '@studio/shared/contracts/call'
import { NextRequest } from 'next/server'
import { proxyApiRequest } from './proxy-api-request'

/** Headers that describe the original body and do not apply to the new one. */
const BODY_HEADERS = ['content-type', 'content-length', 'transfer-encoding', 'expect']

/** Makes an API call as a script would, with the same checks of origin, login and rate limit. */
export function callApiInternally(
  request: Request,
  { method, path }: ApiCall,
  { locale, body }: { locale: string; body?: Record<string, unknown> | FormData },
): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of BODY_HEADERS) headers.delete(name)
  headers.set('accept', 'application/json')
  headers.set('accept-language', locale)
  const url = new URL(`/api${path}`, request.url)
  if (!body) return proxyApiRequest(new NextRequest(url, { method, headers }))
  if (!(body instanceof FormData)) headers.set('content-type', 'application/json')
  const sent = body instanceof FormData ? body : JSON.stringify(body)
  return proxyApiRequest(new NextRequest(url, { method, headers, body: sent }))
}
