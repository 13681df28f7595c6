import type { SitePaths } from '@studio/shared/contracts/shell'
import type { Payload } from 'payload'
import { SITE_CONTEXT } from '../access/site-context'
import { listedDocuments } from './paths/listed-documents'

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
  return {
    pages: [
      ...docs.map(({ slug, updatedAt, readyLocales }) => ({
        path: slug === 'home' ? '' : slug,
        updatedAt,
        readyLocales,
      })),
      ...(await listedDocuments(payload)),
    ],
  }
}
