import { readListPage } from '@studio/shared/document-paths'
import type { Locale } from '@studio/shared/locales'
import { buildPage } from '../build-page'
import { readPosts } from '../posts/read-posts'
import type { PublishedReader } from '../reader'
import type { Finder } from './finder'

/** The blog's further pages: in each language as many as its posts need. */
export const listPage: Finder = async (reader, path) => {
  const place = readListPage(path)
  if (!place) return null
  const found = await reader.page(place.path)
  if (!found?.blocks?.some(({ blockType }) => blockType === 'postList')) return null
  const { number } = place
  const readyLocales = await languagesWith(reader, found.readyLocales, number)
  if (readyLocales.length === 0) return null
  return {
    readyLocales,
    build: async (other, readAt) => ({
      ...(await buildPage(other, found, readAt, number)),
      readyLocales,
    }),
  }
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
