import { PLAYER_ORIGINS } from '@/components/embeds/player-address'
import { HEAD_SCRIPT } from '@/features/layout/head-script'
import { createHash } from 'node:crypto'

/** What all pages have in them, and no answer's nonce is put on. */
const SHARED = sourceOf(HEAD_SCRIPT)

/**
 * What an account's page may load. Nothing of others runs here: only scripts of
 * this answer's nonce, and what those fetch themselves.
 */
export function documentPolicy(nonce: string, isDevelopment: boolean): string {
  // React explains errors by `eval`, and the development server speaks by a socket.
  const scripts = isDevelopment ? " 'unsafe-eval'" : ''
  const connections = isDevelopment ? ' ws:' : ''
  const styles = isDevelopment ? " 'unsafe-inline'" : ''
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${SHARED} 'strict-dynamic'${scripts}`,
    `style-src 'self'${styles}`,
    // React writes positions and colours as attributes; they cannot load anything.
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

/** A text's hash as a policy names it. */
function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * For every account page, beside its policy: nothing keeps it, no other site
 * learns its address, which may hold a link's secret, and the provider's window
 * may still answer the page that opened it.
 */
export const DOCUMENT_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const
