import { PLAYER_ORIGINS } from '@/components/embeds/player-address'
import { HEAD_SCRIPT } from '@/shell/head-script'
import { createHash } from 'node:crypto'

/** The inline script that all pages contain. It has no nonce. */
const SHARED = sourceOf(HEAD_SCRIPT)

/**
 * The content security policy of account pages. It allows only scripts with the response's nonce
 * and the scripts that these load, and no third parties.
 */
export function documentPolicy(nonce: string, isDevelopment: boolean): string {
  // In development, React's error overlay uses `eval`, and the server uses a socket.
  const scripts = isDevelopment ? " 'unsafe-eval'" : ''
  const connections = isDevelopment ? ' ws:' : ''
  const styles = isDevelopment ? " 'unsafe-inline'" : ''
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${SHARED} 'strict-dynamic'${scripts}`,
    `style-src 'self'${styles}`,
    // React writes positions and colors as style attributes, which cannot load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${connections}`,
    // The header's menus may contain videos, which open in a player's frame.
    `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** @returns the hash of an inline script in the form that a policy needs */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Headers that account pages have in addition to the policy. They turn off caching, keep the
 * address from other sites because it may contain a link's secret, and let a login provider's
 * window answer its opener.
 */
export const DOCUMENT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const
