import { rebuildRequest } from '@studio/shared/requests/rebuild-request'

/** The admin sends its forms as multipart, also without a file. */
const READABLE = ['application/json', 'multipart/form-data']

/**
 * Writes the content type as Payload expects it. Payload compares it letter by letter and ignores a
 * body of any other type, then fails because the document is missing.
 */
export function withPlainType(request: Request): Request {
  const given = request.headers.get('content-type')
  const plain = given?.replace(/^[^;]*/, (type) => type.trim().toLowerCase())
  if (!plain || plain === given) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', plain)
  return rebuildRequest(request, { headers })
}

/** @returns false for a request with a body that Payload would ignore */
export function hasReadableBody({ body, headers, method }: Request): boolean {
  if (!body || method === 'DELETE') return true
  return READABLE.includes(headers.get('content-type')?.split(';', 1)[0] ?? '')
}
