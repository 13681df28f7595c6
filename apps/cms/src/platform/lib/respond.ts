import type { ApiCall } from '@studio/shared/contracts/call'
import { ERROR_STATUS, type ErrorCode } from '@studio/shared/contracts/codes'
import type { ApiError } from '@studio/shared/contracts/common'
import { APIError } from 'payload'
import type { z } from 'zod'

export function json(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

export function fail(status: number, code: string, fields?: Record<string, string>): Response {
  const body: ApiError = { error: { code, ...(fields && { fields }) } }
  return json(body, status)
}

/**
 * Validates a query with its schema. Unknown or malformed parameters cause a 400 response that
 * names them.
 */
export function readQuery<Schema extends z.ZodType>(
  schema: Schema,
  url: string | undefined,
): { query: z.infer<Schema> } | { refusal: Response } {
  const parameters = new URL(url ?? '', 'http://localhost').searchParams
  const result = schema.safeParse(Object.fromEntries(parameters))
  if (result.success) return { query: result.data }
  const fields = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, 'unknown'] as const)
      : [[issue.path.join('.'), issue.message] as const],
  )
  return { refusal: fail(400, 'invalidQuery', Object.fromEntries(fields)) }
}

export function errorResponse(code: ErrorCode, fields?: Record<string, string>): Response {
  return fail(ERROR_STATUS[code], code, fields)
}

export function notAllowed(methods: readonly string[]): Response {
  const response = errorResponse('methodNotAllowed')
  response.headers.set('Allow', methods.join(', '))
  return response
}

/**
 * An error whose message the admin shows. Payload shows the message only if the error's name is
 * `APIError`, but in the production build Payload's own class loses this name.
 */
export function publicError(message: string, status: number): Error {
  return Object.assign(new APIError(message, status, undefined, true), { name: 'APIError' })
}

export type AnswerOf<Call extends ApiCall> = Call['answer'] extends z.ZodType
  ? z.input<Call['answer']>
  : null

/**
 * Creates a success response. Its status is 204 if the contract defines no response. Otherwise the
 * value is parsed by the contract, so that undeclared fields are never sent.
 */
export function answer<Call extends ApiCall>(call: Call, value: AnswerOf<Call>): Response {
  if (!call.answer) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
  return json(call.answer.parse(value))
}

/**
 * Creates a Content-Disposition header with an ASCII name for old browsers and the UTF-8 name for
 * all others.
 */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
