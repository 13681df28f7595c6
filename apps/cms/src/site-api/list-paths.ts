import type { SitePaths } from '@studio/shared/contracts/shell'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../access/site-context'
import { CONTACT_PAGE } from './finders/contact-city'

/** Published pages that search engines may list. */
export async function listPaths(payload: Payload): Promise<SitePaths> {
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
  const pages = docs.map(({ slug, updatedAt, readyLocales }) => ({
    path: slug === 'home' ? '' : slug,
    updatedAt,
    readyLocales,
  }))
  return { pages: [...pages, ...(await listCities(payload, pages))] }
}

/** The contact page's cities, each as ready as the page itself. */
async function listCities(
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
  return (cities ?? [])
    .map(({ slug }) => `${CONTACT_PAGE}/${slug}`)
    .filter((path) => !pages.some((page) => page.path === path))
    .map((path) => ({ ...contact, path }))
}
