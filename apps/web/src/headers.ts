import { callUrl } from '@studio/shared/api/call-url'
import { listProviders } from '@studio/shared/api/account-calls'
import {
  readGuestFile,
  readNoteFile,
  readNoteFileAsGuest,
  readVersionFile,
} from '@studio/shared/api/streams'
import { HIDDEN_SOURCE, PAGES_SOURCE } from '@studio/shared/negotiation'
import { privateSources } from '@studio/shared/routes/private'
import { contentSecurityPolicy } from './content-security-policy'

interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/**
 * Two years in seconds, which browsers' preload lists require. Browsers apply the header only on
 * https.
 */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000'

const PERMISSIONS_POLICY = [
  'accelerometer=(self)',
  'browsing-topics=()',
  // Visitors may take a photo for a set. The browser asks them for permission first.
  'camera=(self)',
  'display-capture=()',
  'geolocation=()',
  // Viewers of 360° videos follow the phone's orientation.
  'gyroscope=(self)',
  'magnetometer=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
].join(', ')

/**
 * The path of the last page in a login provider's window. That page has its own policy with a
 * nonce.
 */
const LOGIN_WINDOW = '/api/oauth/:provider/callback'
/** Paths of uploaded files. They are sandboxed, so that nothing in them can run. */
const SENT_FILES = [readVersionFile, readGuestFile, readNoteFile, readNoteFileAsGuest].map(
  ({ path }) => `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
)
/** The address may contain a link's secret. */
const SECRET_ADDRESS = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' }

/** All paths other than those above. */
const OTHERS = `/((?!${[LOGIN_WINDOW, ...SENT_FILES]
  .map((source) => `${source.slice(1).replaceAll(/:\w+/g, '[^/]+')}$`)
  .join('|')}).*)`

export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): HeaderRule[] {
  return [
    rule('/:path*', {
      // A page must stay connected with the login provider's window that it opens.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': PERMISSIONS_POLICY,
      'X-Content-Type-Options': 'nosniff',
      ...(!isDevelopment && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
    }),
    rule(OTHERS, {
      'Content-Security-Policy': contentSecurityPolicy({ isDevelopment }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    }),
    // With a policy other than `unsafe-none`, the window would lose the connection to its opener.
    rule(`${callUrl(listProviders)}/:path*`, { 'Cross-Origin-Opener-Policy': 'unsafe-none' }),
    rule(LOGIN_WINDOW, { 'Referrer-Policy': 'no-referrer' }),
    // The pages set these themselves, but not the redirects to another language or country.
    ...privateSources().map((source) => rule(source, SECRET_ADDRESS)),
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

/**
 * Addresses whose pages are for one visitor: returned forms with the typed text, links with
 * secrets, and search results.
 */
const ONE_VISITORS_SOURCE = '/:locale(ar|de)?/:kind(form|newsletter|search)/:rest*'

/**
 * Headers of pages. No shared cache may store a page, because at the same address another visitor
 * may see another country. A browser may store it, and revalidates it with the ETag.
 */
export function pageHeaders(): HeaderRule[] {
  const headers = [{ key: 'Cache-Control', value: 'private, no-cache' }]
  return [
    ...[PAGES_SOURCE, HIDDEN_SOURCE].map((source) => ({ source, headers })),
    { source: ONE_VISITORS_SOURCE, headers: [{ key: 'Cache-Control', value: 'no-store' }] },
  ]
}
