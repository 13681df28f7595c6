import type { NextConfig } from 'next'

const CRITICAL = 'Critical-CH'
/** Asked for twice, the address of a new document would make two. */
const ADMIN = ['/admin', '/admin/:path((?!.*/create$).*)']

/**
 * Payload asks browsers for the wish for a dark screen with every answer. One that did not send it
 * sends its request once more, which uses up a link that works once: only the admin may ask so.
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
