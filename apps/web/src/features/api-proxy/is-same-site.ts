/**
 * Whether a call that changes something comes from a page of this very origin.
 * Browsers say so themselves, and no page of others can make them say otherwise;
 * older ones name the page's origin. Who says neither is no browser that carries
 * our cookies along, and is refused as well.
 */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === headers.get('host')
}
