interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/**
 * Two years in seconds, as the browsers' lists of HTTPS sites require. Browsers use the header only
 * with HTTPS.
 */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000'

/**
 * The admin loads nothing from other sites. Some scripts and styles of Payload and Next are inline.
 */
export function contentSecurityPolicy({
  isDevelopment,
  site,
}: {
  isDevelopment: boolean
  /** The origin of the website. The page may show it in a frame and send a form to it. */
  site?: string
}): string {
  const others = site === undefined ? [] : [site]
  return [
    "default-src 'self'",
    "base-uri 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "font-src 'self' data:",
    ["form-action 'self'", ...others].join(' '),
    "frame-ancestors 'self'",
    ["frame-src 'self'", ...others].join(' '),
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ')
}

/**
 * The responses for these paths have a stricter policy than the admin's pages. The rules must be
 * here, because the rule for all paths would overwrite headers of single responses.
 */
const STRICT_RULES: HeaderRule[] = [
  // The URL of this page contains a secret.
  rule('/hand-off', {
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  }),
  // The API has data and files, also from strangers, but no pages. If a browser opens an answer, it
  // runs nothing, and the answer does not count as a page of the admin. A file that is a part of a
  // page has the policy of that page instead.
  rule('/api/:path*', {
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'DENY',
  }),
  // This page shows mails in frames.
  rule('/outbox/:path*', {
    'Content-Security-Policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'Referrer-Policy': 'no-referrer',
    'X-Frame-Options': 'SAMEORIGIN',
  }),
]

const OTHERS = '/((?!hand-off$|(?:api|outbox)(?:/|$)).*)'

export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): HeaderRule[] {
  return [
    rule('/:path*', {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-site',
      'Permissions-Policy':
        'camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
      'X-Content-Type-Options': 'nosniff',
      ...(!isDevelopment && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
    }),
    rule(OTHERS, {
      'Content-Security-Policy': contentSecurityPolicy({ isDevelopment }),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Frame-Options': 'SAMEORIGIN',
    }),
    ...STRICT_RULES,
  ]
}

function rule(source: string, headers: Record<string, string>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}
