import { splitFolder } from '@studio/shared/document-paths'
import { buildJob } from '../jobs/build-job'
import { findJob } from '../jobs/read-jobs'
import { inReadyLanguage, type Finder } from './finder'

export const findJobView: Finder = async (asked) => {
  const place = splitFolder(asked.path)
  if (place?.folder !== 'careers') return null
  const job = await findJob(asked.reader, place.slug)
  if (!job) return null
  return inReadyLanguage(asked, {
    found: job,
    again: (other) => findJob(other, place.slug),
    build: (other, found) => buildJob(other, found, asked.readAt),
  })
}
