import { listPath } from '@studio/shared/list-path'
import type { BlockBuilder } from './types'
import { hrefOf } from '../links'
import { postCard } from '../posts/post-card'
import { readPosts } from '../posts/read-posts'

export const postList: BlockBuilder<'postList'> = async (block, { reader, list }) => {
  const { posts, pageCount } = await readPosts(reader, list.page)
  return {
    heading: block.heading ?? null,
    intro: block.intro ?? null,
    posts: posts.map((post) => postCard(reader, post)),
    current: list.page,
    pages: Array.from({ length: pageCount }, (_, index) =>
      hrefOf(reader, listPath({ ...list, filter: null, page: index + 1 })),
    ),
  }
}
