import { readListPath, type ListView } from '@studio/shared/list-path'
import type { PublishedReader } from '../reader'
import { buildListView } from '../build-list-view'
import { findCategoryView } from './category'
import { inReadyLanguage, type Finder } from './finder'
import { pagesOf } from '../works/page-of-films'
import { readAllVideoIds, readCategories, readVideoIds } from '../works/read-works'

/** A part of a list: `work/filter/cartoons`, `work/page/2`, `beauty-reel/page/2`. */
export const findListView: Finder = async (asked) => {
  const view = readListPath(asked.path)
  if (!view) return null
  const page = await asked.reader.page(view.base)
  if (!page) return view.filter ? null : findCategoryView(asked, view)
  const hasList = (page.blocks ?? []).some(({ blockType }) => blockType === 'workList')
  if (!hasList || !(await exists(asked.reader, view))) return null
  return inReadyLanguage(asked, {
    found: page,
    again: (reader) => reader.page(view.base),
    build: (reader, found) => buildListView(reader, found, asked.readAt, view),
  })
}

async function exists(reader: PublishedReader, { filter, page }: ListView): Promise<boolean> {
  if (filter === null) return page <= pagesOf((await readAllVideoIds(reader)).length)
  const category = (await readCategories(reader)).find(({ slug }) => slug === filter)
  if (!category?.isWorkFilter) return false
  return page <= pagesOf((await readVideoIds(reader, category)).length)
}
