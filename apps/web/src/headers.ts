import { HIDDEN_SOURCE, PAGES_SOURCE } from '@studio/shared/negotiation'
import { contentSecurityPolicy } from './content-security-policy'

interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/** Two years, as browsers' lists ask; they heed it on https alone. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000'

const PERMISSIONS_POLICY = [
  'accelerometer=(self)',
  'browsing-topics=()',
  // Visitors put a photo of their own into a set; the browser asks them first.
  'camera=(self)',
  'display-capture=()',
  'geolocation=()',
  // A 360 video follows the phone's movements.
  'gyroscope=(self)',
  'magnetometer=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ')

/** The last page of a login provider's window has a policy of its own, with a nonce. */
const LOGIN_WINDOW = '/api/oauth/:provider/callback'
/** What somebody uploaded: a sandbox, in which nothing of it runs. */
const SENT_FILES = [
  '/api/review/versions/:version/:asset',
  '/api/review/note-files/:file',
  '/api/guests/:link/note-files/:file',
]
const OTHERS =
  '/((?!api/oauth/[^/]+/callback$|api/review/versions/[^/]+/[^/]+$|api/review/note-files/[^/]+$|api/guests/[^/]+/note-files/[^/]+$).*)'

export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): HeaderRule[] {
  return [
    rule('/:path*', {
      // The window of a login provider must reach the page that opened it.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': PERMISSIONS_POLICY,
      'X-Content-Type-Options': 'nosniff',
      ...(!isDevelopment && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
    }),
    rule(OTHERS, {
      'Content-Security-Policy': contentSecurityPolicy({ isDevelopment }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    }),
    // With a policy of its own the window would lose its opener.
    rule('/api/oauth/:path*', { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
    rule(LOGIN_WINDOW, { 'Referrer-Policy': 'no-referrer' }),
    ...SENT_FILES.map((source) =>
      rule(source, {
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'no-referrer',
      }),
    ),
  ]
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

/** A form that came back with what somebody typed, links that hold a secret, and answers to a question. */
const ONE_VISITORS_SOURCE = '/:locale(ar|de)?/:kind(form|newsletter|search)/:rest*'

/**
 * The same address shows another country to another visitor, so no shared cache
 * may keep a page; a browser may, and asks with the ETag whether it is current.
 */
export function pageHeaders(): HeaderRule[] {
  const headers = [{ key: 'Cache-Control', value: 'private, no-cache' }]
  return [
    ...[PAGES_SOURCE, HIDDEN_SOURCE].map((source) => ({ source, headers })),
    { source: ONE_VISITORS_SOURCE, headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ]
}
