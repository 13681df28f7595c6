import { ERROR_STATUS } from '@studio/shared/api/codes'
import { QueryError, type AfterErrorHook } from 'payload'
import { z } from 'zod'

type BadInput = 'invalidBody' | 'invalidQuery' | 'invalidFields'

const UNASKABLE: BadInput = 'invalidQuery'

const MESSAGES: Record<BadInput, string> = {
  invalidBody: 'What was sent cannot be read.',
  invalidQuery: 'The address asks for something that cannot be.',
  invalidFields: 'Something refers to what is not there, or is there already.',
}

/** What the reader of forms says of those that are none. */
const BROKEN_FORM =
  /^(Multipart: Boundary not found|Unexpected end of form|Malformed part header|Malformed urlencoded form|Malformed content type|Missing Content-Type|Unsupported content type|Request is not eligible for file upload)/

const databaseError = z.object({ code: z.string().regex(/^[0-9A-Z]{5}$/) })

/**
 * Payload answers 500 to what its database or its reader of bodies refuses; where the reason is
 * what was sent, this makes it a 400 with a code of ours, beside the words that the admin shows.
 */
export const explainBadInput: AfterErrorHook = ({ error, result }) => {
  // Payload says itself which fields cannot be asked for, and has no code.
  if (error instanceof QueryError) return { response: { ...result, error: { code: UNASKABLE } } }
  const code = badInputOf(error)
  if (!code) return
  const message = MESSAGES[code]
  const response = { ...result, errors: [{ name: 'BadInput', message }], error: { code } }
  return { status: ERROR_STATUS[code], response }
}

function badInputOf(error: Error): BadInput | null {
  if (error instanceof SyntaxError || BROKEN_FORM.test(error.message)) return 'invalidBody'
  // A date that is none.
  if (error instanceof RangeError) return 'invalidQuery'
  const sqlState = sqlStateOf(error) ?? ''
  // Data exceptions: no number, too large a number, no such date, a null character.
  if (sqlState.startsWith('22')) return 'invalidQuery'
  // Integrity constraints: what is referred to is not there.
  return sqlState.startsWith('23') ? 'invalidFields' : null
}

/** Of Postgres, whose error the query builder wraps. */
function sqlStateOf(error: Error): string | undefined {
  return (databaseError.safeParse(error).data ?? databaseError.safeParse(error.cause).data)?.code
}
