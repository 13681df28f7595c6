import { rebuildRequest } from '@studio/shared/requests/rebuild-request'

const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * The admin's relationship fields send a POST with an override header that stands for a GET, with
 * the query in the body. Payload would append the body to the URL as if the URL had no query, but
 * here the URL contains the locale. So the request is converted to a real GET.
 */
export async function unwrapMethodOverride(request: Request): Promise<Request> {
  if (!isReadByPost(request)) return withoutOverride(request)
  const url = new URL(request.url)
  url.search = [url.search.slice(1), await request.text()].filter(Boolean).join('&')
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length', ...OVERRIDES]) headers.delete(name)
  return rebuildRequest(request, { url, method: 'GET', headers })
}

/**
 * Removes all other override headers. Payload would read such a request as a GET with the query in
 * its unvalidated body.
 */
export function withoutOverride(request: Request): Request {
  if (!OVERRIDES.some((name) => request.headers.has(name))) return request
  const headers = new Headers(request.headers)
  for (const name of OVERRIDES) headers.delete(name)
  return rebuildRequest(request, { headers })
}

function isReadByPost({ method, headers }: Request): boolean {
  return (
    method === 'POST' &&
    OVERRIDES.some((name) => headers.get(name) === 'GET') &&
    headers.get('content-type') === 'application/x-www-form-urlencoded'
  )
}
