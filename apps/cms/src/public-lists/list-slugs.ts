import type { Payload } from 'payload'
import { asVisitorIn } from '../site-api/reader/find-published'

/** The slugs of all published posts or videos; they are the same in all countries and languages. */
export async function listSlugs(
  payload: Payload,
  collection: 'posts' | 'videos',
): Promise<string[]> {
  const { docs } = await payload.find({
    ...asVisitorIn('en'),
    collection,
    sort: 'slug',
    select: { slug: true },
  })
  return [...new Set(docs.map(({ slug }) => slug))]
}
