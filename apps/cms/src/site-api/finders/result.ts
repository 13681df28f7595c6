import { splitFolder } from '@studio/shared/document-paths'
import { buildResult } from '../case-studies/build-result'
import { findCaseStudy } from '../case-studies/read-case-studies'
import type { Finder } from './finder'

/** What came of a case study, where it says so. */
export const result: Finder = async (reader, path) => {
  const place = splitFolder(path)
  if (place?.folder !== 'results') return null
  const found = await findCaseStudy(reader, place.slug)
  if (found?.hasResult !== true) return null
  return {
    readyLocales: found.readyLocales,
    build: (other, readAt) => buildResult(other, found, readAt),
  }
}
