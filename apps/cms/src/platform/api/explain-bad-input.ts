import { ERROR_STATUS } from '@studio/shared/contracts/codes'
import { QueryError, type AfterErrorHook, type PayloadRequest } from 'payload'
import { z } from 'zod'

type BadInput = 'invalidBody' | 'invalidQuery' | 'invalidFields' | 'conflict'

const INVALID_QUERY: BadInput = 'invalidQuery'

const MESSAGES: Record<BadInput, string> = {
  invalidBody: 'What was sent cannot be read.',
  invalidQuery: 'The address asks for something that cannot be.',
  invalidFields: 'Something refers to what is not there, or is there already.',
  conflict: 'Somebody else changed the same at this moment. Please try again.',
}

/** Messages of Payload's form parser for malformed forms, also for a text in place of a file. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|Unexpected end of form|Malformed part header|Malformed urlencoded form|Malformed content type|Missing Content-Type|Unsupported content type|Request is not eligible for file upload|uploadConfig\.handlers is not present)/

const databaseError = z.object({ code: z.string().regex(/^[0-9A-Z]{5}$/) })

/**
 * Payload answers 500 if its database or its body parser refuses the input. If the input is the
 * cause, this answers 400 with a code, and with a message for the admin.
 */
export const explainBadInput: AfterErrorHook = ({ error, req, result }) => {
  // Payload's own message names the fields, but has no code.
  if (error instanceof QueryError)
    return { response: { ...result, error: { code: INVALID_QUERY } } }
  const code = badInputOf(error) ?? badRequestOf(error, req)
  if (!code) return
  const message = MESSAGES[code]
  const response = { ...result, errors: [{ name: 'BadInput', message }], error: { code } }
  return { status: ERROR_STATUS[code], response }
}

/** Also true for refusals of Payload, whose status is below 500. */
export function isBadInput(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { status } = error as { status?: unknown }
  return (typeof status === 'number' && status < 500) || badInputOf(error) !== null
}

function badInputOf(error: Error): BadInput | null {
  if (error instanceof SyntaxError || BROKEN_FORM.test(error.message)) return 'invalidBody'
  // The cause is an invalid date.
  if (error instanceof RangeError) return 'invalidQuery'
  const sqlState = sqlStateOf(error) ?? ''
  // Data exceptions, such as an invalid or too large number, an invalid date, or a null character.
  if (sqlState.startsWith('22')) return 'invalidQuery'
  // A comparison that the field's type does not have, such as `like` with a date.
  if (sqlState === '42883') return 'invalidQuery'
  // Two requests that changed the same at once.
  if (sqlState.startsWith('40') || sqlState === '55P03') return 'conflict'
  // Integrity constraint violations, such as a missing referenced document.
  return sqlState.startsWith('23') ? 'invalidFields' : null
}

/** Recognizes requests that Payload cannot handle although it accepted each part of them. */
function badRequestOf(error: Error, req: PayloadRequest): BadInput | null {
  const isTypical = error instanceof TypeError || error.message === 'Invalid value type'
  if (!isTypical && !sqlStateOf(error)?.startsWith('42')) return null
  // A filter with an operator that the field does not have.
  if (req.query.where !== undefined) return 'invalidQuery'
  return hasData(req) ? null : 'invalidBody'
}

/**
 * Payload reads documents from the body, and fails later if it is no object, or if a form has none
 * beside its file.
 */
function hasData({ data, headers }: PayloadRequest): boolean {
  if (data !== undefined) return isObject(data)
  return !headers.get('content-type')?.startsWith('multipart/')
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The SQLSTATE of a Postgres error, which the query builder wraps. */
function sqlStateOf(error: Error): string | undefined {
  return (databaseError.safeParse(error).data ?? databaseError.safeParse(error.cause).data)?.code
}
