import { buildPost } from '../posts/build-post'
import { findPost } from '../posts/read-posts'
import type { Finder } from './finder'

/** A blog post, in the same place as a page: at the top. */
export const post: Finder = async (reader, path) => {
  if (path === '' || path.includes('/')) return null
  const found = await findPost(reader, path)
  if (!found) return null
  return {
    readyLocales: found.readyLocales,
    build: (other, readAt) => buildPost(other, found, readAt),
  }
}
