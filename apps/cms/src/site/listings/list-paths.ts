import type { SitePaths } from '@studio/shared/contracts/listings'
import { caseStudyPath, jobPath, postPath, resultPath } from '@studio/shared/document-paths'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../../platform/access/rules'
import { CONTACT_PAGE } from '../content/contact'
import { asVisitorIn } from '../reader/find-published'
import { listVideos } from './list-videos'

/**
 * Lists published paths that search engines may list. If two documents have the same path, the list
 * contains the document that is shown at this path.
 */
export async function listPaths(payload: Payload): Promise<SitePaths> {
  const pages = await listPages(payload)
  const others = await Promise.all([
    listedCities(payload, pages),
    listedDocuments(payload),
    listVideos(payload),
  ])
  // The documents are in the order of the resolvers. They are reversed, because in a map the last
  // entry for a path wins.
  const all = [...pages, ...others.flat()].toReversed()
  const byPath = new Map(all.map((entry) => [entry.path, entry]))
  return { pages: [...byPath.values()].toReversed() }
}

async function listPages(payload: Payload): Promise<SitePaths['pages']> {
  const { docs } = await payload.find({
    collection: 'pages',
    where: { isHiddenFromSearch: { not_equals: true } },
    select: { slug: true, readyLocales: true, updatedAt: true },
    sort: 'slug',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  return docs.map(({ slug, updatedAt, readyLocales }) => ({
    path: slug === 'home' ? '' : slug,
    updatedAt,
    readyLocales,
    images: [],
    video: null,
  }))
}

/** The cities of the contact page, with the locales in which the contact page is ready. */
export async function listedCities(
  payload: Payload,
  pages: SitePaths['pages'],
): Promise<SitePaths['pages']> {
  const contact = pages.find(({ path }) => path === CONTACT_PAGE)
  if (!contact) return []
  const { cities } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    overrideAccess: false,
    context: SITE_CONTEXT,
  })
  return (cities ?? []).map(({ slug }) => ({ ...contact, path: `${CONTACT_PAGE}/${slug}` }))
}

type Listed = SitePaths['pages'][number]

const SHOWN = { isHiddenFromSearch: { not_equals: true } }
const FACTS = { slug: true, readyLocales: true, updatedAt: true } as const

/** Lists posts, jobs, case studies and results that search engines may list. */
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
