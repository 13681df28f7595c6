import type { NextConfig } from 'next'

const CRITICAL = 'Critical-CH'
/**
 * The pages of the admin, except the form of a new document: requesting it twice would create two
 * documents.
 */
const ADMIN = ['/admin', '/admin/:path((?!.*/create$).*)']

/**
 * Payload requests the client hint for dark mode with every response. A browser that did not send
 * the hint repeats its request, which would consume one-time links. The hint is therefore requested
 * only in the admin.
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
