import { splitFolder } from '@studio/shared/document-paths'
import { buildJob } from '../jobs/build-job'
import { findJob } from '../jobs/read-jobs'
import type { Finder } from './finder'

export const job: Finder = async (reader, path) => {
  const place = splitFolder(path)
  if (place?.folder !== 'careers') return null
  const found = await findJob(reader, place.slug)
  if (!found) return null
  return {
    readyLocales: found.readyLocales,
    build: (other, readAt) => buildJob(other, found, readAt),
  }
}
