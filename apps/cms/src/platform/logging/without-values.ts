const FAILED_QUERY = 'Failed query: '

/**
 * Removes the values of a database query from an error message. They can contain tokens and the
 * words of visitors. The query builder appends them to the statement in a line of their own, except
 * those of conditions on JSON fields, which are in the statement.
 */
export function withoutValues(message: string): string {
  const [statement = ''] = message.split(/\nparams: /, 1)
  return statement.startsWith(FAILED_QUERY)
    ? statement.replaceAll(/'(?:[^']|'')*'/g, "'(value)'")
    : statement
}

/** Removes e-mail addresses, which mail servers repeat in their refusals. */
export function withoutAddresses(message: string): string {
  return message.replace(/[^\s<>"'(:,;]+@[^\s<>"'),;]+/g, '(address)')
}

interface LoggedError {
  type: string
  message: string
  stack: string
  code?: string
  status?: number
  cause?: LoggedError
}

/**
 * Describes an error for the log: its names, codes and stack, and its causes. Other properties are
 * left out, because those of database errors contain values (`detail`, `params`, `where`).
 */
export function describeError(error: Error): LoggedError {
  const { code, status, cause } = error as { code?: unknown; status?: unknown; cause?: unknown }
  const message = withoutValues(error.message)
  const stack = error.stack ?? ''
  const at = stack.indexOf(error.message)
  const frames = at < 0 ? '' : stack.slice(at + error.message.length)
  return {
    type: error.name,
    message,
    stack: `${error.name}: ${message}${frames}`,
    ...(typeof code === 'string' && { code }),
    ...(typeof status === 'number' && { status }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}
