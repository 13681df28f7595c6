import type { Locale } from '@studio/shared/locales'
import { readListPath } from '@studio/shared/list-path'
import { buildListView } from '../build-list-view'
import { readPosts } from '../posts/read-posts'
import type { PublishedReader } from '../reader'
import { inReadyLanguage, type Finder } from './finder'

/** The blog's further pages: in each language as many as its posts need. */
export const findPostsPage: Finder = async (asked) => {
  const { reader, readAt } = asked
  const view = readListPath(asked.path)
  if (!view || view.filter !== null) return null
  const page = await reader.page(view.base)
  if (!page?.blocks?.some(({ blockType }) => blockType === 'postList')) return null
  const readyLocales = await languagesWith(reader, page.readyLocales, view.page)
  if (readyLocales.length === 0) return null
  return inReadyLanguage(asked, {
    found: { ...page, readyLocales },
    again: async (other) => {
      const again = await other.page(view.base)
      return again && { ...again, readyLocales }
    },
    build: (other, found) => buildListView(other, found, readAt, view),
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
