import { PLAYER_ORIGINS } from './components/embeds/player-address'
import { serviceOrigins } from './features/consent/service-origins'

/**
 * @returns the content security policy of cached pages. They have no nonce, and Next's inline
 * scripts differ from page to page, so inline scripts are allowed, and all other sources are
 * listed. Account pages have their own policy with a nonce
 */
export function contentSecurityPolicy({
  isDevelopment,
  frameAncestor = "'none'",
}: {
  isDevelopment: boolean
  /** The origin that may frame the page: for a preview, the admin. */
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
      // Next's development server reloads pages by evaluating code.
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
