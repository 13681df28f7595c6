interface RequestChanges {
  url?: string | URL
  method?: string
  headers?: Headers
  /** Null drops the body. Undefined streams the original's body. */
  body?: BodyInit | null
}

/**
 * A request like another one, with some of its parts changed. The body is streamed on, not read:
 * afterwards only the new request can be read.
 *
 * Next hands routes a `Proxy` of the request. Since version 24, Node refuses such a proxy where it
 * wants a request (`new Request(proxy)`), so the new one is made from the parts.
 */
export function rebuildRequest(request: Request, changes: RequestChanges = {}): Request {
  const { url = request.url, method = request.method, headers = request.headers } = changes
  const mayHaveBody = !['GET', 'HEAD'].includes(method)
  const { body = request.body } = changes
  const { signal } = request
  const init = mayHaveBody && body !== null ? { body, duplex: 'half' } : {}
  return new Request(url, { method, headers: new Headers(headers), signal, ...init })
}
