import { isContentCollection } from '../../content/kinds'

/** What serves the search, and what Payload stores for itself. */
const OWN_OF_SITE = [
  'search-synonyms',
  'search-misses',
  'payload-locked-documents',
  'payload-preferences',
]

/**
 * @returns true if deleting a document of the collection for good needs the person's own password.
 *   Content needs none, because the trash keeps it; every other collection may hold
 *   personal data or the work of clients.
 */
export function asksBeforeDeletion(slug: string): boolean {
  return !isContentCollection(slug) && !OWN_OF_SITE.includes(slug)
}
