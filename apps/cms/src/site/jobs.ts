import type { PageView } from '@studio/shared/contracts/page'
import type { Job as JobView } from '@studio/shared/contracts/subjects/job'
import { jobPath } from '@studio/shared/document-paths'
import type { Job } from '../payload-types'
import { downloadOf, pictureOf } from './content/media'
import { richTextFor } from './content/rich-text'
import { asVisitorIn } from './reader/find-published'
import { hasSlug, readList, readyHere } from './reader/read-documents'
import type { PublishedReader } from './reader/reader'
import { dayOf, linkTo, subjectView } from './subject-view'

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

const CAREERS = 'careers'

export async function buildJob(
  reader: PublishedReader,
  job: Job,
  readAt: number,
): Promise<PageView> {
  const settings = await reader.settings()
  const [index = null] = await linkTo(reader, CAREERS)
  const words = (text: unknown) => richTextFor(reader, text, settings)
  const file = downloadOf(reader, job.test?.download)
  return subjectView(reader, job, {
    readAt,
    path: jobPath(job.slug),
    headerTheme: job.headerTheme,
    index: CAREERS,
    lead: job.summary,
    subject: {
      type: 'job',
      role: job.slug,
      summary: job.summary,
      location: job.location,
      employmentType: job.employmentType,
      // Publishing sets the date. It is missing only in rows that were written directly to the
      // database.
      postedOn: dayOf(job.postedOn ?? job.createdAt),
      closesOn: job.closesOn ? dayOf(job.closesOn) : null,
      place: locationOf(job),
      media: pictureOf(reader, job.media),
      about: words(job.about),
      tasks: words(job.tasks),
      profile: words(job.profile),
      offer: words(job.offer),
      test: file && { body: words(job.test?.body), file },
      index,
    },
  })
}

function locationOf({ locality, region, country, isRemote }: Job): JobView['place'] {
  return {
    locality: locality ?? null,
    region: region ?? null,
    country,
    isRemote: isRemote === true,
  }
}
