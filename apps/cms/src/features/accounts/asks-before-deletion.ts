/** What the site shows, and what Payload stores for itself; most of it is kept in the trash. */
const OWN_OF_SITE = [
  'pages',
  'posts',
  'case-studies',
  'jobs',
  'services',
  'videos',
  'categories',
  'showreels',
  'testimonials',
  'media',
  'downloads',
  'redirects',
  'price-groups',
  'search-synonyms',
  'search-misses',
  'payload-locked-documents',
  'payload-preferences',
]

/**
 * @returns true if deleting a document of the collection for good needs the person's own password.
 *   This is so for every collection that may hold personal data or the work of clients; new
 *   collections count as such.
 */
export function asksBeforeDeletion(slug: string): boolean {
  return !OWN_OF_SITE.includes(slug)
}
