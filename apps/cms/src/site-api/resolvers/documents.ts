import { splitFolder } from '@studio/shared/document-paths'
import { buildCaseStudy, buildResult } from '../case-studies/build-case-study'
import { findCaseStudy } from '../case-studies/read-case-studies'
import { buildJob, findJob } from '../jobs'
import { buildPost } from '../posts/build-post'
import { findPost } from '../posts/read-posts'
import { type Finder, inReadyLanguage } from './resolver'

/** A blog post, in the same place as a page: at the top. */
export const findPostView: Finder = async (asked) => {
  const { reader, path, readAt } = asked
  if (path === '' || path.includes('/')) return null
  const post = await findPost(reader, path)
  if (!post) return null
  return inReadyLanguage(asked, {
    found: post,
    again: (other) => findPost(other, path),
    build: (other, found) => buildPost(other, found, readAt),
  })
}

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
