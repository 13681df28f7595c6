type Parts = Pick<URL, 'origin' | 'pathname' | 'search' | 'hash'>

/**
 * Finds the fragment of a link to the open page. If only the open page's address has a query, such
 * as that of a campaign or a country, it is ignored in the comparison.
 * @returns the hash with its sign, or null for a link that leads elsewhere
 */
export function placeOnPage(link: Parts, here: Parts): string | null {
  if (link.hash.length < 2) return null
  if (link.origin !== here.origin || link.pathname !== here.pathname) return null
  return link.search === '' || link.search === here.search ? link.hash : null
}
