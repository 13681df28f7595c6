import type { SitePaths } from '@studio/shared/contracts/listings'
import { DEFAULT_LOCALE, LOCALES } from '@studio/shared/locales'
import type { Payload } from 'payload'
import { z } from 'zod'
import { KINDS_WITH_PAGES } from '../../content/kinds'
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

const rowSchema = z.object({
  slug: z.string().nullish(),
  path: z.string().nullish(),
  hasResult: z.boolean().nullish(),
  updatedAt: z.string(),
  readyLocales: z.array(z.enum(LOCALES)),
})

/** Pages are listed with the home page's path, categories and videos with their pictures. */
const LISTED_APART: readonly string[] = ['pages', 'categories', 'videos']

/** Lists the documents of all other kinds with pages that search engines may list. */
export async function listedDocuments(payload: Payload): Promise<SitePaths['pages']> {
  const kinds = KINDS_WITH_PAGES.filter(({ collection }) => !LISTED_APART.includes(collection))
  const found = await Promise.all(
    kinds.map(async ({ collection, address, pathsOf, pathFields }) => {
      const { docs } = await payload.find({
        ...asVisitorIn(DEFAULT_LOCALE),
        collection,
        where: { isHiddenFromSearch: { not_equals: true } },
        select: { [address]: true, readyLocales: true, updatedAt: true, ...pathFields },
        sort: address,
      })
      const rows = z.array(rowSchema).parse(docs)
      return rows.flatMap((row) => pathsOf(row).map((path) => listed(path, row)))
    }),
  )
  return found.flat()
}

function listed(
  path: string,
  { updatedAt, readyLocales }: z.infer<typeof rowSchema>,
): SitePaths['pages'][number] {
  return { path, updatedAt, readyLocales, images: [], video: null }
}
