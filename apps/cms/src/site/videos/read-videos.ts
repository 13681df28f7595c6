import type { Where } from 'payload'
import type { Category, Video } from '../../payload-types'
import { CATEGORY_PARENTS } from '../../platform/fields/video-rules'
import { asVisitorIn, type VideoSummary } from '../reader/find-published'
import { hasSlug } from '../reader/read-documents'
import type { PublishedReader } from '../reader/reader'

/** Database triggers record this topic when a video is added to a category or removed from it. */
const topicOf = (category: number) => `videos-of:${category}`

export type ListedCategory = Pick<
  Category,
  'id' | 'slug' | 'title' | 'parent' | 'isWorkFilter' | 'countries' | 'featured'
>

/** Reads all published categories that are shown in the visitor's country. */
export async function readCategories(reader: PublishedReader): Promise<ListedCategory[]> {
  reader.record('categories:*')
  const all = await reader.list('categories:*', 'all', async (payload, locale) => {
    const { docs } = await payload.find({
      ...asVisitorIn(locale),
      collection: 'categories',
      sort: ['order', 'id'],
      select: LISTED,
    })
    const place = ({ parent }: ListedCategory) => CATEGORY_PARENTS.indexOf(parent)
    return docs.sort((one, other) => place(one) - place(other))
  })
  return all.filter((category) => isShownIn(category, reader.viewer.country))
}

const LISTED = {
  slug: true,
  title: true,
  parent: true,
  isWorkFilter: true,
  countries: true,
  featured: true,
} as const

export function isShownIn({ countries }: Pick<Category, 'countries'>, country: string): boolean {
  return !countries?.length || countries.some((one) => one === country)
}

export async function readCategory(
  reader: PublishedReader,
  slug: string,
): Promise<Category | null> {
  if (!(await hasSlug(reader, 'categories', slug))) return null
  return reader.document('categories', `slug ${slug}`, async (payload, locale) => {
    const where: Where = { slug: { equals: slug } }
    const options = { ...asVisitorIn(locale), collection: 'categories', where, limit: 1 } as const
    return (await payload.find(options)).docs[0] ?? null
  })
}

export async function readVideo(reader: PublishedReader, slug: string): Promise<Video | null> {
  if (!(await hasSlug(reader, 'videos', slug))) return null
  return reader.document('videos', `slug ${slug}`, async (payload, locale) => {
    const where: Where = { slug: { equals: slug } }
    const options = { ...asVisitorIn(locale), collection: 'videos', where, limit: 1 } as const
    return (await payload.find(options)).docs[0] ?? null
  })
}

/** The videos of a category. Featured videos come first, followed by the others, newest first. */
export async function readVideoIds(
  reader: PublishedReader,
  category: Pick<Category, 'id' | 'featured'>,
): Promise<number[]> {
  reader.record(topicOf(category.id))
  const members = await findIds(reader, topicOf(category.id), {
    or: [{ category: { equals: category.id } }, { furtherCategories: { in: [category.id] } }],
  })
  return [...new Set([...idsOf(category.featured), ...members])]
}

/** All published videos, newest first. */
export async function readAllVideoIds(reader: PublishedReader): Promise<number[]> {
  reader.record('videos:*')
  return findIds(reader, 'videos:*', {})
}

/** Reads the published videos with these ids, in the same order. */
export async function readVideos(reader: PublishedReader, ids: number[]): Promise<VideoSummary[]> {
  await reader.loadReferences(ids.map((id) => ({ collection: 'videos', id })))
  return ids.flatMap((id) => reader.related('videos', id) ?? [])
}

export function idsOf(references: (number | { id: number })[] | null | undefined): number[] {
  return (references ?? []).map((one) => (typeof one === 'number' ? one : one.id))
}

async function findIds(reader: PublishedReader, topic: string, where: Where): Promise<number[]> {
  return reader.list(topic, 'ids', async (payload, locale) => {
    const { docs } = await payload.find({
      ...asVisitorIn(locale),
      collection: 'videos',
      where,
      sort: ['-createdAt', '-id'],
      select: { slug: true },
    })
    return docs.map(({ id }) => id)
  })
}
