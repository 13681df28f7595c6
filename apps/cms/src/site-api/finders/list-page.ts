import { readListPage } from '@studio/shared/document-paths'
import type { Locale } from '@studio/shared/locales'
import { buildPage } from '../build-page'
import { readPosts } from '../posts/read-posts'
import type { PublishedReader } from '../reader'
import { inReadyLanguage, type Finder } from './finder'

/** The blog's further pages: in each language as many as its posts need. */
export const findListPage: Finder = async (asked) => {
  const { reader, readAt } = asked
  const place = readListPage(asked.path)
  if (!place) return null
  const { path, number } = place
  const page = await reader.page(path)
  if (!page?.blocks?.some(({ blockType }) => blockType === 'postList')) return null
  const readyLocales = await languagesWith(reader, page.readyLocales, number)
  if (readyLocales.length === 0) return null
  return inReadyLanguage(asked, {
    found: { ...page, readyLocales },
    again: async (other) => {
      const again = await other.page(path)
      return again && { ...again, readyLocales }
    },
    build: (other, found) => buildPage(other, found, readAt, number),
  })
}

/** The languages in which the list has such a page. */
async function languagesWith(
  reader: PublishedReader,
  locales: Locale[],
  number: number,
): Promise<Locale[]> {
  const counts = await Promise.all(
    // Its first page tells: reading any number that is asked for would keep an answer for each.
    locales.map(async (locale) => (await readPosts(reader.inLanguage(locale), 1)).pageCount),
  )
  return locales.filter((_, index) => number <= (counts[index] ?? 0))
}
