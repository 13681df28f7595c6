import { z } from 'zod'

const LONGEST = 200

const failureSchema = z.object({
  name: z.string(),
  message: z.string(),
  status: z.number().optional(),
  code: z.string().optional(),
  cause: z.object({ code: z.string().optional() }).optional().catch(undefined),
})

/**
 * One short line for what was refused because of what was asked: not found, not allowed,
 * malformed. Null for everything else, whose stack somebody has to read. Payload has
 * levels for this, by the errors' names, which a build shortens to a letter.
 * @param logged what the logger was given
 */
export function briefRefusal(logged: unknown): string | null {
  if (typeof logged !== 'object' || logged === null || !('err' in logged)) return null
  const failure = failureSchema.safeParse(logged.err)
  if (!failure.success || !isCallersFault(failure.data)) return null
  const { status, message } = failure.data
  // The query builder's first line is the statement; the values that were sent follow.
  const [line = ''] = message.split(/[\r\n]/, 1)
  return `Refused: ${status ?? 400} ${line.slice(0, LONGEST)}`
}

function isCallersFault({ name, status, code, cause }: z.output<typeof failureSchema>): boolean {
  if (status !== undefined) return status >= 400 && status < 500
  // Data exceptions and broken constraints of Postgres: what was sent does not fit.
  const sqlState = cause?.code ?? code ?? ''
  return name === 'SyntaxError' || /^2[23][0-9A-Z]{3}$/.test(sqlState)
}
