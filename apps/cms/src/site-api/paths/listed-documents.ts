import type { SitePaths } from '@studio/shared/contracts/shell'
import { caseStudyPath, jobPath, postPath, resultPath } from '@studio/shared/document-paths'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { asVisitorIn } from '../find-published'

type Listed = SitePaths['pages'][number]

const SHOWN = { isHiddenFromSearch: { not_equals: true } }
const FACTS = { slug: true, readyLocales: true, updatedAt: true } as const

/** Posts, jobs, case studies and results that search engines may list. */
export async function listedDocuments(payload: Payload): Promise<Listed[]> {
  const ask = { ...asVisitorIn(DEFAULT_LOCALE), where: SHOWN, sort: 'slug' }
  const [posts, jobs, studies] = await Promise.all([
    payload.find({ ...ask, collection: 'posts', select: FACTS }),
    payload.find({ ...ask, collection: 'jobs', select: FACTS }),
    payload.find({ ...ask, collection: 'case-studies', select: { ...FACTS, hasResult: true } }),
  ])
  const results = studies.docs.filter(({ hasResult }) => hasResult === true)
  return [
    ...posts.docs.map((post) => listed(postPath(post.slug), post)),
    ...jobs.docs.map((job) => listed(jobPath(job.slug), job)),
    ...studies.docs.map((study) => listed(caseStudyPath(study.slug), study)),
    ...results.map((study) => listed(resultPath(study.slug), study)),
  ]
}

function listed(
  path: string,
  { updatedAt, readyLocales }: Pick<Listed, 'updatedAt' | 'readyLocales'>,
): Listed {
  return { path, updatedAt, readyLocales, images: [], video: null }
}
