import type { SitePaths } from '@studio/shared/contracts/shell'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../access/site-context'
import { listWorks } from './works/list-works'

/** Published pages that search engines may list; a page comes before a category of the same path. */
export async function listPaths(payload: Payload): Promise<SitePaths> {
  const [pages, works] = await Promise.all([listPages(payload), listWorks(payload)])
  const taken = new Set(pages.map(({ path }) => path))
  return { pages: [...pages, ...works.filter(({ path }) => !taken.has(path))] }
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
