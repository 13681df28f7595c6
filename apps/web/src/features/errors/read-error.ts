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

/** Begins a digest that says what is wrong, in place of Next's number for it. */
export const SAID_ALOUD = 'said-aloud: '

/**
 * What an error tells visitors itself. Of a server's error, browsers get the digest alone: anything
 * that was not meant for them stays in the log.
 */
export function publicMessageOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const { digest } = error as { digest?: unknown }
  return typeof digest === 'string' && digest.startsWith(SAID_ALOUD)
    ? digest.slice(SAID_ALOUD.length)
    : null
}
