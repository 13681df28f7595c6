import { HIDDEN_SOURCE, PAGES_SOURCE } from '@studio/shared/negotiation'
import { PLAYER_ORIGINS } from './features/embeds/player-address'

interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/** Static pages carry no nonce, so the policy limits what does not need one. */
const CONTENT_SECURITY_POLICY = [
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
  "object-src 'none'",
].join('; ')

export function securityHeaders(): HeaderRule[] {
  return [
    {
      source: '/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
      ],
    },
  ]
}

/**
 * The same address shows another country to another visitor, so no shared cache
 * may keep a page; a browser may, and asks with the ETag whether it is current.
 */
export function pageHeaders(): HeaderRule[] {
  const headers = [{ key: 'Cache-Control', value: 'private, no-cache' }]
  return [PAGES_SOURCE, HIDDEN_SOURCE].map((source) => ({ source, headers }))
}
