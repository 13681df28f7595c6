import { jobPath } from '@studio/shared/document-paths'
import type { BlockBuilder } from './types'
import { readJobs } from '../jobs/read-jobs'
import { hrefOf } from '../links'

export const jobList: BlockBuilder<'jobList'> = async (block, { reader }) => ({
  heading: block.heading ?? null,
  intro: block.intro ?? null,
  jobs: (await readJobs(reader)).map(({ slug, title, summary, location, employmentType }) => ({
    href: hrefOf(reader, jobPath(slug)),
    title,
    summary,
    location,
    employmentType,
  })),
})
