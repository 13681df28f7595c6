import type { ApiCall } from '@studio/shared/api/call'
import { ERROR_STATUS, type ErrorCode } from '@studio/shared/api/codes'
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

/** Reads a query by its contract; anything unknown or malformed is a 400 that names the field. */
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

/** The answer that belongs to a code. */
export function errorResponse(code: ErrorCode, fields?: Record<string, string>): Response {
  return fail(ERROR_STATUS[code], code, fields)
}

/** @param methods that this address has */
export function notAllowed(methods: readonly string[]): Response {
  const response = errorResponse('methodNotAllowed')
  response.headers.set('Allow', methods.join(', '))
  return response
}

/**
 * A refusal whose words the admin shows. Payload shows those of an error that has a name,
 * and once it is built, the class that it offers for this has lost its own.
 */
export function publicError(message: string, status: number): Error {
  return Object.assign(new APIError(message, status, undefined, true), { name: 'APIError' })
}

export type AnswerOf<Call extends ApiCall> = Call['answer'] extends z.ZodType
  ? z.input<Call['answer']>
  : null

/**
 * A success: 204 where the contract has no answer. Otherwise the value goes through
 * the contract, so that nothing leaves that is not declared.
 */
export function answer<Call extends ApiCall>(call: Call, value: AnswerOf<Call>): Response {
  if (!call.answer) {
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  }
  return json(call.answer.parse(value))
}

/** The header by which browsers save a file under its name, also those that know only letters of English. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
