import { listPagePath } from '@studio/shared/document-paths'
import type { BlockBuilder } from '../build-blocks'
import { hrefOf } from '../links'
import { postCard } from '../posts/post-card'
import { readPosts } from '../posts/read-posts'

export const postList: BlockBuilder<'postList'> = async (block, { reader, place }) => {
  const { posts, pageCount } = await readPosts(reader, place.pageNumber)
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    posts: posts.map((post) => postCard(reader, post)),
    current: place.pageNumber,
    pages: Array.from({ length: pageCount }, (_, index) =>
      hrefOf(reader, listPagePath(place.path, index + 1)),
    ),
  }
}
