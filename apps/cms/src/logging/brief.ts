import { z } from 'zod'

const MAX_LENGTH = 200

const failureSchema = z.object({
  name: z.string(),
  message: z.string(),
  status: z.number().optional(),
  code: z.string().optional(),
  cause: z.object({ code: z.string().optional() }).optional().catch(undefined),
})

/**
 * Makes a short line for errors that the caller caused, such as not found, forbidden or malformed.
 * It does not use Payload's own log levels, because they depend on the names of errors, which the
 * production build shortens.
 *
 * @param logged the logger's argument
 * @returns null for all other errors, which are logged with their stack
 */
export function briefRefusal(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const failure = failureSchema.safeParse(logged.err)
  if (!failure.success || !isCallersFault(failure.data)) return null
  const { status, message } = failure.data
  // The first line of the query builder's message is the statement. The following lines contain the
  // values, which are not logged.
  const [line = ''] = message.split(/[\r\n]/, 1)
  return `Refused: ${status ?? 400} ${line.slice(0, MAX_LENGTH)}`
}

function isCallersFault({ name, status, code, cause }: z.output<typeof failureSchema>): boolean {
  if (status !== undefined) return status >= 400 && status < 500
  // Data exceptions and constraint violations of Postgres.
  const sqlState = cause?.code ?? code ?? ''
  return name === 'SyntaxError' || /^2[23][0-9A-Z]{3}$/.test(sqlState)
}
