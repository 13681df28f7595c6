import { splitFolder } from '@studio/shared/document-paths'
import { buildCaseStudy } from '../case-studies/build-case-study'
import { findCaseStudy } from '../case-studies/read-case-studies'
import type { Finder } from './finder'

export const caseStudy: Finder = async (reader, path) => {
  const place = splitFolder(path)
  if (place?.folder !== 'case-studies') return null
  const found = await findCaseStudy(reader, place.slug)
  if (!found) return null
  return {
    readyLocales: found.readyLocales,
    build: (other, readAt) => buildCaseStudy(other, found, readAt),
  }
}
