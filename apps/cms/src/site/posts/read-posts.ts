import type { Where } from 'payload'
import type { Post } from '../../payload-types'
import { asVisitorIn } from '../reader/find-published'
import { hasSlug, lookAt, readBeside, readyHere, type Visitor } from '../reader/read-documents'
import type { PublishedReader } from '../reader/reader'
import { readingMinutes } from './reading-time'

const POSTS_A_PAGE = 12
const BESIDE = 3
const NEWEST_FIRST = ['-publishedOn', '-id']
const OLDEST_FIRST = ['publishedOn', 'id']

export type PostSummary = Pick<Post, 'id' | 'slug' | 'title' | 'lead' | 'publishedOn' | 'media'> & {
  updatedAt: string
  readingMinutes: number
}

export async function findPost(reader: PublishedReader, slug: string): Promise<Post | null> {
  if (!(await hasSlug(reader, 'posts', slug))) return null
  return reader.document('posts', `slug ${slug}`, async (payload, locale) => {
    const where = { slug: { equals: slug } }
    const { docs } = await payload.find({
      ...asVisitorIn(locale),
      collection: 'posts',
      where,
      limit: 1,
    })
    return docs[0] ?? null
  })
}

/** Reads one page of the blog, newest posts first, and the number of pages. */
export async function readPosts(reader: PublishedReader, page: number) {
  reader.record('posts:*')
  const found = await lookAt(reader, 'posts', `page ${page}`, async ({ payload, asVisitor }) => {
    const { docs, totalPages } = await payload.find({
      ...asVisitor,
      collection: 'posts',
      where: readyHere(reader),
      sort: NEWEST_FIRST,
      pagination: true,
      limit: POSTS_A_PAGE,
      page,
    })
    return {
      posts: docs.map((post) => summaryOf(reader, post)),
      pageCount: Math.max(1, totalPages),
    }
  })
  await reader.load('posts', found.posts)
  return found
}

/**
 * Reads posts that are suggested after this one: the posts before it or, for the oldest posts, the
 * posts after it.
 */
export async function readPostsBeside(
  reader: PublishedReader,
  { id, publishedOn }: Post,
): Promise<PostSummary[]> {
  return readBeside(reader, 'posts', `beside ${id}`, async (visitor) => {
    const older = await nearest(visitor, reader, {
      where: orderedPast('less_than', publishedOn, id),
      sort: NEWEST_FIRST,
      limit: BESIDE,
    })
    if (older.length === BESIDE) return older
    const newer = await nearest(visitor, reader, {
      where: orderedPast('greater_than', publishedOn, id),
      sort: OLDEST_FIRST,
      limit: BESIDE - older.length,
    })
    return [...older, ...newer]
  })
}

/** Posts of the same day are ordered by id. */
function orderedPast(way: 'less_than' | 'greater_than', day: string, id: number): Where {
  const sameDay: Where[] = [{ publishedOn: { equals: day } }, { id: { [way]: id } }]
  return { or: [{ publishedOn: { [way]: day } }, { and: sameDay }] }
}

async function nearest(
  { payload, asVisitor }: Visitor,
  reader: PublishedReader,
  { where, ...order }: { where: Where; sort: string[]; limit: number },
): Promise<PostSummary[]> {
  const ready = { and: [where, readyHere(reader)] }
  const { docs } = await payload.find({ ...asVisitor, collection: 'posts', where: ready, ...order })
  return docs.map((post) => summaryOf(reader, post))
}

function summaryOf(
  reader: PublishedReader,
  { id, slug, title, lead, publishedOn, media, updatedAt, body }: Post,
): PostSummary {
  const minutes = readingMinutes(body, reader.contentLocale)
  return {
    id,
    slug,
    title,
    lead,
    publishedOn,
    updatedAt,
    readingMinutes: minutes,
    ...(media !== undefined && { media }),
  }
}
