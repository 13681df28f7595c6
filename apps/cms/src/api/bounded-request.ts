import { unwrapMethodOverride } from './unwrap-method-override'
import { queryProblems } from './payload-query'
import { readBytes } from '@studio/shared/requests/bodies'
import { rebuildRequest } from '@studio/shared/requests/rebuild-request'
import { errorResponse } from './respond'

/** Bytes that Payload's own calls take: at the account calls, and with a document. */
export const MAX_LOGIN_BYTES = 16 * 1024
export const MAX_DOCUMENT_BYTES = 1024 * 1024

const LOGINS =
  /^\/users\/(login|logout|forgot-password|reset-password|refresh-token|first-register|unlock|verify)(\/|$)/

/** Whether somebody of the studio sends a file to a collection that has files. */
export type IsStaffUpload = (request: Request, path: string) => Promise<boolean>

/**
 * The request as Payload may have it, or the answer to one that is too large or makes no sense.
 * Payload reads a whole body before it asks who sent it, so that nobody but staff may send more
 * than a document; of their uploads it counts the bytes by itself.
 */
export async function boundedRequest(
  request: Request,
  path: string,
  isStaffUpload: IsStaffUpload,
): Promise<Request | Response> {
  const bounded = await boundBody(request, path, isStaffUpload)
  if (bounded instanceof Response) return bounded
  const asked = await unwrapMethodOverride(bounded)
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
  return rebuildRequest(request, { body: new Uint8Array(body) })
}

/** In chunks it may have any length. */
function mayBeLonger(headers: Headers, limit: number): boolean {
  const length = headers.get('content-length')
  return length === null || Number(length) > limit
}
