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
