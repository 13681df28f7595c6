import type { PageQuery } from '@studio/shared/contracts/page'
import { isPagePath } from '@studio/shared/paths'
import { findJobView, findPostView, findStudyView } from './resolvers/documents'
import { findCategory, findVideo } from './resolvers/works'
import { findContactCity } from './resolvers/contact-city'
import type { Finder, Resolution } from './resolvers/resolver'
import { findListView, findPage, findPostsPage } from './resolvers/pages'
import { findPlannedRedirect, findRedirectAmong } from './resolvers/redirects'
import type { PublishedReader } from './reader/reader'

/** Whoever comes first has the path. */
const VIEWS: Finder[] = [
  findPage,
  findContactCity,
  findPostView,
  findJobView,
  findStudyView,
  findCategory,
  findVideo,
  findListView,
  findPostsPage,
]

const FINDERS: Finder[] = [...VIEWS, findRedirectAmong(VIEWS), findPlannedRedirect]

/** One path to one view model; the CMS owns the URL space. */
export async function resolvePath(
  reader: PublishedReader,
  { locale, path }: PageQuery,
  readAt: number,
): Promise<Resolution> {
  if (isPagePath(path)) {
    for (const find of FINDERS) {
      const found = await find({ reader, path, locale, readAt })
      if (found) return found
    }
  }
  return { view: { kind: 'notFound', readAt }, documents: [] }
}
