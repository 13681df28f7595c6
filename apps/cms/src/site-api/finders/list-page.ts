import { readListPage } from '@studio/shared/document-paths'
import { buildPage } from '../build-page'
import { readPosts } from '../posts/read-posts'
import type { Finder } from './finder'

/** The blog's further pages: as many as its posts need. */
export const listPage: Finder = async (reader, path) => {
  const place = readListPage(path)
  if (!place) return null
  const found = await reader.page(place.path)
  if (!found?.blocks?.some(({ blockType }) => blockType === 'postList')) return null
  const { number } = place
  return {
    readyLocales: found.readyLocales,
    build: async (other, readAt) => {
      const { pageCount } = await readPosts(other, number)
      return number <= pageCount ? buildPage(other, found, readAt, number) : null
    },
  }
}
