import type { ErrorCode } from '@studio/shared/contracts/codes'
import { z } from 'zod'

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'invalidBody',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  405: 'methodNotAllowed',
  409: 'conflict',
  410: 'linkExpired',
  413: 'tooLarge',
  415: 'unsupportedMediaType',
  422: 'invalidFields',
  // Another editor has the document open.
  423: 'conflict',
  429: 'tooManyRequests',
}

const objectSchema = z.record(z.string(), z.unknown())
const codedSchema = z.object({ error: z.object({ code: z.string() }) })
/** Payload's error message for unknown paths. It repeats the path. */
const unknownRouteSchema = z.object({ message: z.string().startsWith('Route not found') })
/** Payload's format of field errors, which the admin shows beside the fields. */
const fieldsSchema = z.object({
  errors: z.tuple([z.object({ data: z.object({ errors: z.array(z.unknown()).min(1) }) })]),
})

/**
 * Adds a code to an error response of Payload's API and keeps the messages, which the admin shows.
 * A response that already has a code is unchanged, as is one whose status has none.
 */
export async function withCode(answer: Response, method: string): Promise<Response> {
  const byStatus = BY_STATUS[answer.status]
  if (!byStatus) return answer
  const text = await answer.clone().text()
  const body = objectSchema.safeParse(parse(text)).data ?? {}
  if (codedSchema.safeParse(body).success) return answer
  const said = unknownRouteSchema.safeParse(body).success ? {} : body
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  headers.set('cache-control', 'no-store')
  const coded = { ...said, error: { code: codeOf(answer.status, byStatus, body, method) } }
  return Response.json(coded, { status: answer.status, headers })
}

function codeOf(status: number, byStatus: ErrorCode, body: unknown, method: string): ErrorCode {
  if (status !== 400) return byStatus
  if (fieldsSchema.safeParse(body).success) return 'invalidFields'
  return method === 'GET' || method === 'DELETE' ? 'invalidQuery' : byStatus
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
