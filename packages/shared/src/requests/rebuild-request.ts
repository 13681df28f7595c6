interface RequestChanges {
  url?: string | URL
  method?: string
  headers?: Headers
  /** Null drops the body. Undefined streams the original's body. */
  body?: BodyInit | null
}

/**
 * Copies a request with some of its parts changed. The body is streamed on, so afterwards only the
 * new request can be read. Next gives routes a `Proxy` of the request, which Node from version 24
 * on does not accept as a request (`new Request(proxy)`). Therefore the copy is made from the
 * parts.
 */
export function rebuildRequest(request: Request, changes: RequestChanges = {}): Request {
  const { url = request.url, method = request.method, headers = request.headers } = changes
  const mayHaveBody = !['GET', 'HEAD'].includes(method)
  const { body = request.body } = changes
  const { signal } = request
  const init = mayHaveBody && body !== null ? { body, duplex: 'half' } : {}
  return new Request(url, { method, headers: new Headers(headers), signal, ...init })
}
