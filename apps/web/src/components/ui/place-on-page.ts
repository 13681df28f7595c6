type Parts = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * The place that a link points to on the page that is open, if it does. A query that only the
 * page's own address has (of a campaign, of a country) makes it no other page.
 *
 * @returns the hash with its sign, or null for a link that leads elsewhere
 */
export function placeOnPage(link: Parts, here: Parts): string | null {
  if (link.hash.length < 2) return null
  if (link.origin !== here.origin || link.pathname !== here.pathname) return null
  return link.search === '' || link.search === here.search ? link.hash : null
}
