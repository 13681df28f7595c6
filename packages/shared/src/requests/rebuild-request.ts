interface RequestChanges {
  url?: string | URL
  method?: string
  headers?: Headers
  /** Null removes the body. Undefined keeps the original's body as a stream. */
  body?: BodyInit | null
}

/**
 * Copies a request with some of its parts changed. The body is passed on as a stream, so afterwards
 * only the new request can be read. Next gives routes a `Proxy` of the request, which `new
 * Request(proxy)` refuses from Node 24 on. Therefore the copy is made from the single parts.
 */
export function rebuildRequest(request: Request, changes: RequestChanges = {}): Request {
  const { url = request.url, method = request.method, headers = request.headers } = changes
  const mayHaveBody = !['GET', 'HEAD'].includes(method)
  const { body = request.body } = changes
  const { signal } = request
  const init = mayHaveBody && body !== null ? { body, duplex: 'half' } : {}
  return new Request(url, { method, headers: new Headers(headers), signal, ...init })
}
