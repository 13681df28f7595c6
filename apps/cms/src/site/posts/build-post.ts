import type { PageView } from '@studio/shared/contracts/page'
import type { PostCard } from '@studio/shared/contracts/subjects/post'
import { postPath } from '@studio/shared/document-paths'
import type { Post } from '../../payload-types'
import { hrefOf } from '../content/links'
import { pictureOf } from '../content/media'
import { richTextFor } from '../content/rich-text'
import type { PublishedReader } from '../reader/reader'
import { dayOf, linkTo, subjectView } from '../subject-view'
import { type PostSummary, readPostsBeside } from './read-posts'
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

export function postCard(reader: PublishedReader, post: PostSummary): PostCard {
  return {
    href: hrefOf(reader, postPath(post.slug)),
    title: post.title,
    lead: post.lead,
    publishedOn: dayOf(post.publishedOn),
    readingMinutes: post.readingMinutes,
    media: pictureOf(reader, post.media),
  }
}
