import type { PageView } from '@studio/shared/contracts/page'
import type { Job as JobView } from '@studio/shared/contracts/subjects/job'
import { jobPath } from '@studio/shared/document-paths'
import type { Job } from '../../payload-types'
import { dayOf } from '../day-of'
import { downloadOf } from '../downloads'
import { pictureOf } from '../pictures'
import type { PublishedReader } from '../reader'
import { richTextFor } from '../rich-text'
import { linkTo, subjectView } from '../subject-view'

const CAREERS = 'careers'
const CONTACT = 'contact'

export async function buildJob(
  reader: PublishedReader,
  job: Job,
  readAt: number,
): Promise<PageView> {
  const settings = await reader.settings()
  const [index = null] = await linkTo(reader, CAREERS)
  const [contact] = await linkTo(reader, CONTACT)
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
      // Published without a day only by somebody who wrote into the database.
      postedOn: dayOf(job.postedOn ?? job.createdAt),
      closesOn: job.closesOn ? dayOf(job.closesOn) : null,
      place: placeOf(job),
      media: pictureOf(reader, job.media),
      about: words(job.about),
      tasks: words(job.tasks),
      profile: words(job.profile),
      offer: words(job.offer),
      test: file && { body: words(job.test?.body), file },
      applyHref: contact ? `${contact.href}?role=${job.slug}` : null,
      index,
    },
  })
}

function placeOf({ locality, region, country, isRemote }: Job): JobView['place'] {
  return {
    locality: locality ?? null,
    region: region ?? null,
    country,
    isRemote: isRemote === true,
  }
}
