import { PLAYER_ORIGINS } from './components/embeds/player-address'
import { serviceOrigins } from './features/consent/service-origins'

/**
 * For pages that are made once and kept. They carry no nonce, and what Next writes
 * into each of them differs, so that inline scripts cannot be told apart: they are
 * allowed, and all else is named. Account pages have a policy of their own.
 */
export function contentSecurityPolicy({
  isDevelopment,
  frameAncestor = "'none'",
}: {
  isDevelopment: boolean
  /** Whoever may show the page in a frame: for a preview, the admin. */
  frameAncestor?: string
}): string {
  const directives = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...serviceOrigins('connect-src'), ...(isDevelopment ? ['ws:'] : [])],
    'font-src': ["'self'", ...serviceOrigins('font-src')],
    'form-action': ["'self'"],
    'frame-ancestors': [frameAncestor],
    'frame-src': [...Object.values(PLAYER_ORIGINS), ...serviceOrigins('frame-src')],
    'img-src': ["'self'", 'blob:', 'data:', ...serviceOrigins('img-src')],
    'manifest-src': ["'self'"],
    'media-src': ["'self'", 'blob:', ...serviceOrigins('media-src')],
    'object-src': ["'none'"],
    'script-src': [
      "'self'",
      "'unsafe-inline'",
      // What reloads a developer's page.
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
      ...serviceOrigins('script-src'),
    ],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'", ...serviceOrigins('style-src')],
    'worker-src': ["'self'", 'blob:'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}
