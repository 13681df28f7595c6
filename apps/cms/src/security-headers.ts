interface HeaderRule {
  source: string
  headers: { key: string; value: string }[]
}

/** Two years, as browsers' lists ask; they heed it on https alone. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000'

/** The admin needs nothing from elsewhere. Its scripts and styles are partly inline: Payload's and Next's own. */
function contentSecurityPolicy(isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    "base-uri 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "font-src 'self' data:",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "object-src 'none'",
    `script-src 'self' 'unsafe-inline'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join('; ')
}

export function securityHeaders({ isDevelopment }: { isDevelopment: boolean }): HeaderRule[] {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(isDevelopment),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    ...(!isDevelopment && { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY }),
  }
  const headers = Object.entries(everywhere).map(([key, value]) => ({ key, value }))
  return [{ source: '/:path*', headers }]
}
