import type { PageView } from '@studio/shared/contracts/page'
import type { ListView } from '@studio/shared/list-path'
import type { Page } from '../../payload-types'
import { buildPage } from '../build-page'
import type { PublishedReader } from '../reader'
import { readCategories } from './read-works'
import { seoOfView } from './seo-of-view'

/** The page of a work list, showing another part of it. */
export async function buildListView(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  view: ListView,
): Promise<PageView> {
  const built = await buildPage(reader, page, readAt, view)
  const categories = await readCategories(reader)
  const filter = categories.find(({ slug }) => slug === view.filter)?.title ?? null
  return { ...built, seo: seoOfView(built.seo, view, filter) }
}
