import type { PageView } from '@studio/shared/contracts/page'
import { postPath } from '@studio/shared/document-paths'
import type { Post } from '../../payload-types'
import { dayOf } from '../day-of'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'
import { richTextFor } from '../rich-text'
import { linkTo, subjectView } from '../subject-view'
import { postCard } from './post-card'
import { readPostsBeside } from './read-posts'
import { readingMinutes } from './reading-time'

const BLOG = 'blog'

export async function buildPost(
  reader: PublishedReader,
  post: Post,
  readAt: number,
): Promise<PageView> {
  const settings = await reader.settings()
  const [index = null] = await linkTo(reader, BLOG)
  const next = await readPostsBeside(reader, post)
  return subjectView(reader, post, {
    readAt,
    path: postPath(post.slug),
    index: BLOG,
    lead: post.lead,
    subject: {
      type: 'post',
      lead: post.lead,
      publishedOn: dayOf(post.publishedOn),
      updatedAt: post.updatedAt,
      readingMinutes: readingMinutes(post.body, reader.contentLocale),
      media: pictureOf(reader, post.media),
      body: richTextFor(reader, post.body, settings),
      next: next.map((other) => postCard(reader, other)),
      index,
    },
  })
}
