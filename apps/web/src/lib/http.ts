import type { ApiError } from '@studio/shared/contracts/common'
import { readBytes } from '@studio/shared/requests/bodies'
import type { Visitor } from '@studio/shared/visitor/visitor'
import { readVisitor, VISITOR_HEADER } from '@studio/shared/visitor/visitor'

export function apiError(status: number, code: string, headers?: Record<string, string>): Response {
  const body: ApiError = { error: { code } }
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}

/** @returns the body as text, or null if it is longer than `limit` bytes */
export async function readBody(request: Request, limit: number): Promise<string | null> {
  return (await readBytes(request, limit))?.toString('utf8') ?? null
}

/**
 * @returns the visitor of a request with the client's IP address, or null if the server has not set
 * the header
 */
export function visitorOf({ headers }: { headers: Pick<Headers, 'get'> }): Visitor | null {
  return readVisitor(headers.get(VISITOR_HEADER))
}
