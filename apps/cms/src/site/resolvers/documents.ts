import { splitFolder } from '@studio/shared/document-paths'
import { buildCaseStudy, buildResult } from '../case-studies/build-case-study'
import { findCaseStudy } from '../case-studies/read-case-studies'
import { buildJob, findJob } from '../jobs'
import { buildPost } from '../posts/build-post'
import { findPost } from '../posts/read-posts'
import { type Resolver, inReadyLanguage } from './resolver'

export const resolvePost: Resolver = async (request) => {
  const { reader, path, readAt } = request
  if (path === '' || path.includes('/')) return null
  const post = await findPost(reader, path)
  if (!post) return null
  return inReadyLanguage(request, {
    found: post,
    again: (other) => findPost(other, path),
    build: (other, found) => buildPost(other, found, readAt),
  })
}

export const resolveJob: Resolver = async (request) => {
  const place = splitFolder(request.path)
  if (place?.folder !== 'careers') return null
  const job = await findJob(request.reader, place.slug)
  if (!job) return null
  return inReadyLanguage(request, {
    found: job,
    again: (other) => findJob(other, place.slug),
    build: (other, found) => buildJob(other, found, request.readAt),
  })
}

/** Resolves a case study, or its result, which has a path of its own if it exists. */
export const resolveCaseStudy: Resolver = async (request) => {
  const place = splitFolder(request.path)
  const build = place && BUILDERS[place.folder]
  if (!build) return null
  const study = await findCaseStudy(request.reader, place.slug)
  if (!study || (build === buildResult && study.hasResult !== true)) return null
  return inReadyLanguage(request, {
    found: study,
    again: (other) => findCaseStudy(other, place.slug),
    build: (other, found) => build(other, found, request.readAt),
  })
}

const BUILDERS: Partial<Record<string, typeof buildCaseStudy>> = {
  'case-studies': buildCaseStudy,
  results: buildResult,
}
