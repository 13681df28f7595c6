import { buildPost } from '../posts/build-post'
import { findPost } from '../posts/read-posts'
import { inReadyLanguage, type Finder } from './finder'

/** A blog post, in the same place as a page: at the top. */
export const findPostView: Finder = async (asked) => {
  const { reader, path, readAt } = asked
  if (path === '' || path.includes('/')) return null
  const post = await findPost(reader, path)
  if (!post) return null
  return inReadyLanguage(asked, {
    found: post,
    again: (other) => findPost(other, path),
    build: (other, found) => buildPost(other, found, readAt),
  })
}
