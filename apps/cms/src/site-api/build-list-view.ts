import type { PageView } from '@studio/shared/contracts/page'
import type { ListView } from '@studio/shared/list-path'
import type { Page } from '../payload-types'
import { buildPage } from './build-page'
import type { PublishedReader } from './reader'
import { seoOfView } from './seo-of-view'
import { readCategories } from './works/read-works'

/** The page of a list, showing another part of it. */
export async function buildListView(
  reader: PublishedReader,
  page: Page,
  readAt: number,
  view: ListView,
): Promise<PageView> {
  const built = await buildPage(reader, page, readAt, { list: view })
  const filter = view.filter === null ? null : await titleOf(reader, view.filter)
  return { ...built, seo: seoOfView(built.seo, view, filter) }
}

async function titleOf(reader: PublishedReader, category: string): Promise<string | null> {
  const categories = await readCategories(reader)
  return categories.find(({ slug }) => slug === category)?.title ?? null
}
