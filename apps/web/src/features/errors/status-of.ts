const DEFAULT_STATUS = 500

/** The HTTP status that an error carries, if it is one of a failure; else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return DEFAULT_STATUS
  const { status, statusCode } = error as { status?: unknown; statusCode?: unknown }
  const code = status ?? statusCode
  return typeof code === 'number' && Number.isInteger(code) && code >= 400 && code < 600
    ? code
    : DEFAULT_STATUS
}
