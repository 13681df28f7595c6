import type { Page } from '../../payload-types'
import { CONTACT_PAGE } from '../../site/content/contact'
import type { PublishedReader } from '../../site/reader/reader'
import type { SearchEntry } from './entry'

/**
 * Entries for the variants of the contact page for each city, such as `contact/london`. Other pages
 * have no such entries.
 */
export async function entriesOfCities(
  reader: PublishedReader,
  page: Page,
  entry: SearchEntry,
): Promise<SearchEntry[]> {
  if (page.slug !== CONTACT_PAGE) return []
  const { cities } = await reader.settings()
  return (cities ?? []).map(({ slug, name, seoDescription }) => ({
    ...entry,
    part: slug,
    path: `${CONTACT_PAGE}/${slug}`,
    title: `${page.title}: ${name}`,
    keywords: '',
    excerpt: seoDescription || `${name}: ${entry.excerpt}`,
    body: '',
    passages: [],
  }))
}
