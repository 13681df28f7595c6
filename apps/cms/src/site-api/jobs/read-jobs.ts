import type { Job } from '../../payload-types'
import { hasSlug } from '../has-slug'
import { readyHere } from '../ready-here'
import { asVisitorIn } from '../find-published'
import { readList } from '../read-documents'
import type { PublishedReader } from '../reader'

export async function findJob(reader: PublishedReader, slug: string): Promise<Job | null> {
  if (!(await hasSlug(reader, 'jobs', slug))) return null
  return reader.document('jobs', `slug ${slug}`, async (payload, locale) => {
    const where = { slug: { equals: slug } }
    const { docs } = await payload.find({
      ...asVisitorIn(locale),
      collection: 'jobs',
      where,
      limit: 1,
    })
    return docs[0] ?? null
  })
}

/** All open positions, the newest first. */
export async function readJobs(reader: PublishedReader) {
  return readList(reader, 'jobs', 'all', async ({ payload, asVisitor }) => {
    const sort = ['-postedOn', 'id']
    const where = readyHere(reader)
    const { docs } = await payload.find({ ...asVisitor, collection: 'jobs', where, sort })
    return docs.map(({ id, slug, title, summary, location, employmentType, updatedAt }) => ({
      id,
      slug,
      title,
      summary,
      location,
      employmentType,
      updatedAt,
    }))
  })
}
