import { ERROR_STATUS } from '@studio/shared/contracts/codes'
import { QueryError, type AfterErrorHook } from 'payload'
import { z } from 'zod'

type BadInput = 'invalidBody' | 'invalidQuery' | 'invalidFields'

const INVALID_QUERY: BadInput = 'invalidQuery'

const MESSAGES: Record<BadInput, string> = {
  invalidBody: 'What was sent cannot be read.',
  invalidQuery: 'The address asks for something that cannot be.',
  invalidFields: 'Something refers to what is not there, or is there already.',
}

/** Messages of Payload's form parser for malformed forms. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|Unexpected end of form|Malformed part header|Malformed urlencoded form|Malformed content type|Missing Content-Type|Unsupported content type|Request is not eligible for file upload)/

const databaseError = z.object({ code: z.string().regex(/^[0-9A-Z]{5}$/) })

/**
 * Payload answers 500 if its database or its body parser refuses the input. If the input is the
 * cause, this answers 400 with a code, and with a message for the admin.
 */
export const explainBadInput: AfterErrorHook = ({ error, result }) => {
  // Payload's own message names the fields, but has no code.
  if (error instanceof QueryError)
    return { response: { ...result, error: { code: INVALID_QUERY } } }
  const code = badInputOf(error)
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
  // Integrity constraint violations, such as a missing referenced document.
  return sqlState.startsWith('23') ? 'invalidFields' : null
}

/** The SQLSTATE of a Postgres error, which the query builder wraps. */
function sqlStateOf(error: Error): string | undefined {
  return (databaseError.safeParse(error).data ?? databaseError.safeParse(error.cause).data)?.code
}
