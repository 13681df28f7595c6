const DEFAULT_STATUS = 500

/** The digest of an error that occurred because the CMS did not answer. */
export const CMS_UNAVAILABLE = 'cms-unavailable'

/** @returns the HTTP status of an error, or 500 if it has none */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return DEFAULT_STATUS
  const { status, statusCode, digest } = error as Record<string, unknown>
  if (digest === CMS_UNAVAILABLE) return 503
  const code = status ?? statusCode
  return typeof code === 'number' && Number.isInteger(code) && code >= 400 && code < 600
    ? code
    : DEFAULT_STATUS
}

/** The prefix of a digest that contains a public message instead of Next's hash. */
export const SAID_ALOUD = 'said-aloud: '

/**
 * @returns the public message of an error, or null. Browsers get only the digest of a server's
 * error, so that its own message stays in the log
 */
export function publicMessageOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const { digest } = error as { digest?: unknown }
  return typeof digest === 'string' && digest.startsWith(SAID_ALOUD)
    ? digest.slice(SAID_ALOUD.length)
    : null
}
