import type { NextConfig } from 'next'

const CRITICAL = 'Critical-CH'
/** Without the form of a new document: a repeated request would create two documents. */
const ADMIN = ['/admin', '/admin/:path((?!.*/create$).*)']

/**
 * Payload requests the client hint for dark mode with every response. A browser that did not send
 * it repeats the request, which consumes one-time links. So the hint is requested in the admin
 * only.
 */
export function askAgainOnlyInAdmin(config: NextConfig): NextConfig {
  const { headers } = config
  if (!headers) return config
  return {
    ...config,
    headers: async () => {
      const rules = await headers()
      const hints = rules.flatMap((rule) => rule.headers.filter(({ key }) => key === CRITICAL))
      const others = rules.map((rule) => ({
        ...rule,
        headers: rule.headers.filter(({ key }) => key !== CRITICAL),
      }))
      return [...others, ...ADMIN.map((source) => ({ source, headers: hints }))]
    },
  }
}
