import { hasReadableBody, withPlainType } from './body-type'
import { unwrapMethodOverride } from './unwrap-method-override'
import { queryProblems } from './payload-query'
import { readBytes } from '@studio/shared/requests/bodies'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
import { errorResponse } from '../lib/respond'

/**
 * The maximum number of bytes of requests to Payload's own API, for account operations and for
 * documents.
 */
export const MAX_LOGIN_BYTES = 16 * 1024
export const MAX_DOCUMENT_BYTES = 1024 * 1024

const LOGINS =
  /^\/users\/(login|logout|forgot-password|reset-password|refresh-token|first-register|unlock|verify)(\/|$)/

export type IsStaffUpload = (request: Request, path: string) => Promise<boolean>

/**
 * Returns a request that is safe to pass to Payload, or an error response.
 *
 * Payload reads the whole body before it authenticates the caller, so only staff may send more than
 * a document. Payload itself limits their uploads.
 */
export async function boundedRequest(
  request: Request,
  path: string,
  isStaffUpload: IsStaffUpload,
): Promise<Request | Response> {
  const bounded = await boundBody(withPlainType(request), path, isStaffUpload)
  if (bounded instanceof Response) return bounded
  const asked = await unwrapMethodOverride(bounded)
  if (!hasReadableBody(asked)) return errorResponse('unsupportedMediaType')
  const problems = queryProblems(new URL(asked.url).searchParams)
  return Object.keys(problems).length > 0 ? errorResponse('invalidQuery', problems) : asked
}

async function boundBody(
  request: Request,
  path: string,
  isStaffUpload: IsStaffUpload,
): Promise<Request | Response> {
  const { headers } = request
  if (!request.body) return request
  const limit = LOGINS.test(path) ? MAX_LOGIN_BYTES : MAX_DOCUMENT_BYTES
  if (mayBeLonger(headers, limit) && (await isStaffUpload(request, path))) return request
  const body = await readBytes(request, limit)
  if (!body) return errorResponse('tooLarge')
  return rebuildRequest(request, { body: body.length > 0 ? new Uint8Array(body) : null })
}

/** A chunked body has no declared length. */
function mayBeLonger(headers: Headers, limit: number): boolean {
  const length = headers.get('content-length')
  return length === null || Number(length) > limit
}
