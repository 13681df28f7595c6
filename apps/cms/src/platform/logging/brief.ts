import { z } from 'zod'

const codeSchema = z.object({ code: z.string().optional() })

const failureSchema = codeSchema.extend({
  name: z.string(),
  status: z.number().optional(),
  cause: codeSchema.optional().catch(undefined),
})

/**
 * Makes a short line for errors that the caller caused, such as not found, forbidden or malformed.
 * It does not use Payload's own log levels, because they depend on the names of errors, which the
 * production build shortens. The line leaves out the error's message, which can repeat the request.
 *
 * @param logged the logger's argument
 * @returns null for all other errors, which are logged with their stack
 */
export function briefRefusal(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const failure = failureSchema.safeParse(logged.err)
  if (!failure.success) return null
  const { name, status, code, cause } = failure.data
  if (status !== undefined) return status >= 400 && status < 500 ? `Refused: ${status}` : null
  if (name === 'SyntaxError') return 'Refused: 400'
  // Data exceptions and constraint violations of Postgres.
  const sqlState = cause?.code ?? code ?? ''
  return /^2[23][0-9A-Z]{3}$/.test(sqlState) ? `Refused: 400 (SQLSTATE ${sqlState})` : null
}
