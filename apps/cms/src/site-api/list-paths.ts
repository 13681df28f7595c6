import type { SitePaths } from '@studio/shared/contracts/shell'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../access/site-context'
import { listedCities } from './paths/listed-cities'
import { listedDocuments } from './paths/listed-documents'
import { listWorks } from './works/list-works'

/** What is published and search engines may list; of two that claim a path, the one that has it. */
export async function listPaths(payload: Payload): Promise<SitePaths> {
  const pages = await listPages(payload)
  const others = await Promise.all([
    listedCities(payload, pages),
    listedDocuments(payload),
    listWorks(payload),
  ])
  // In the order in which a path is looked for; the last one written into the map stays.
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
