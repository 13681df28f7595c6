import { splitFolder } from '@studio/shared/document-paths'
import { buildCaseStudy } from '../case-studies/build-case-study'
import { buildResult } from '../case-studies/build-result'
import { findCaseStudy } from '../case-studies/read-case-studies'
import { inReadyLanguage, type Finder } from './finder'

/** A case study at the one of its addresses, and what came of it, where it says so, at the other. */
export const findStudyView: Finder = async (asked) => {
  const place = splitFolder(asked.path)
  const build = place && BUILDERS[place.folder]
  if (!build) return null
  const study = await findCaseStudy(asked.reader, place.slug)
  if (!study || (build === buildResult && study.hasResult !== true)) return null
  return inReadyLanguage(asked, {
    found: study,
    again: (other) => findCaseStudy(other, place.slug),
    build: (other, found) => build(other, found, asked.readAt),
  })
}

const BUILDERS: Partial<Record<string, typeof buildCaseStudy>> = {
  'case-studies': buildCaseStudy,
  results: buildResult,
}
