import { rebuildRequest } from '@studio/shared/requests/rebuild-request'

const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

/**
 * The admin's lists of choices ask with a POST that stands for a GET, its query in the body.
 * Payload would put that behind the address as if the address had no query of its own, and
 * ours names the language: so it becomes the GET that it stands for.
 */
export async function unwrapMethodOverride(request: Request): Promise<Request> {
  if (!isReadByPost(request)) return withoutOverride(request)
  const url = new URL(request.url)
  url.search = [url.search.slice(1), await request.text()].filter(Boolean).join('&')
  const headers = new Headers(request.headers)
  for (const name of ['content-type', 'content-length', ...OVERRIDES]) headers.delete(name)
  return rebuildRequest(request, { url, method: 'GET', headers })
}

/** Payload would take any other for a GET as well, with what its body says unread by us. */
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
