import type { PageQuery } from '@studio/shared/contracts/page'
import { isPagePath } from '@studio/shared/paths'
import { findStudyView } from './finders/case-study'
import { findCategory } from './finders/category'
import { findContactCity } from './finders/contact-city'
import type { Finder, Resolution } from './finders/finder'
import { findJobView } from './finders/job'
import { findListView } from './finders/list-view'
import { findPage } from './finders/page'
import { findPlannedRedirect } from './finders/planned-redirect'
import { findPostView } from './finders/post'
import { findPostsPage } from './finders/posts-page'
import { findRedirectAmong } from './finders/redirect'
import { findVideo } from './finders/video'
import type { PublishedReader } from './reader'

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
