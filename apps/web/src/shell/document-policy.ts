import { PLAYER_ORIGINS } from '@/components/embeds/player-address'
import { HEAD_SCRIPT } from '@/shell/head-script'
import { createHash } from 'node:crypto'

/** Inline scripts of all pages; they have no nonce. */
const SHARED = sourceOf(HEAD_SCRIPT)

/**
 * Content security policy of account pages: only scripts with the response's nonce and those that
 * they load, no third parties.
 */
export function documentPolicy(nonce: string, isDevelopment: boolean): string {
  // React's error overlay uses `eval`, and the development server a socket.
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
    // The header's menus can open a video.
    `frame-src ${Object.values(PLAYER_ORIGINS).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Hash of an inline script for a policy. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Headers of account pages beside the policy: no caching, no referrer (the address may have a
 * link's secret), and a window policy with which the provider's window can answer its opener.
 */
export const DOCUMENT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const
