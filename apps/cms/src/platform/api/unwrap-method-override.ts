import { rebuildRequest } from '@studio/shared/requests/rebuild-request'

const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * The admin's relationship fields read documents with a POST request. A header says that it stands
 * for a GET request, and the body contains the query. Payload would append the body to the URL as
 * if the URL had no query yet, but here the URL already contains the locale. The request is
 * therefore converted to a real GET.
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
 * Removes all other override headers. Otherwise Payload would treat such a request as a GET and
 * read the query from its unvalidated body.
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
