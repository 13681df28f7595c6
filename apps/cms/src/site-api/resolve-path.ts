import type { PageQuery } from '@studio/shared/contracts/page'
import { isPagePath } from '@studio/shared/paths'
import { resolveJob, resolvePost, resolveCaseStudy } from './resolvers/documents'
import { resolveCategory, resolveVideo } from './resolvers/videos'
import { resolveContactCity } from './resolvers/contact-city'
import type { Resolver, Resolution } from './resolvers/resolver'
import { resolveListPart, resolvePage, resolvePostsPage } from './resolvers/pages'
import { resolvePlannedRedirect, redirectResolver } from './resolvers/redirects'
import type { PublishedReader } from './reader/reader'

/** Whoever comes first has the path. */
const DOCUMENTS: Resolver[] = [
  resolvePage,
  resolveContactCity,
  resolvePost,
  resolveJob,
  resolveCaseStudy,
  resolveCategory,
  resolveVideo,
  resolveListPart,
  resolvePostsPage,
]

const RESOLVERS: Resolver[] = [...DOCUMENTS, redirectResolver(DOCUMENTS), resolvePlannedRedirect]

/** One path to one view model; the CMS owns the URL space. */
export async function resolvePath(
  reader: PublishedReader,
  { locale, path }: PageQuery,
  readAt: number,
): Promise<Resolution> {
  if (isPagePath(path)) {
    for (const resolve of RESOLVERS) {
      const found = await resolve({ reader, path, locale, readAt })
      if (found) return found
    }
  }
  return { view: { kind: 'notFound', readAt }, documents: [] }
}
