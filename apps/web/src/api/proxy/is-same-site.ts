/**
 * @returns whether a request comes from a page of this origin. Browsers send `Sec-Fetch-Site`,
 * which pages cannot forge, and older ones send `Origin`. A request without either is refused,
 * because it does not come from a browser
 */
export function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === headers.get('host')
}
