import type { PostCard } from '@studio/shared/contracts/subjects/post'
import { postPath } from '@studio/shared/document-paths'
import { dayOf } from '../day-of'
import { hrefOf } from '../links'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'
import type { PostSummary } from './read-posts'

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
