import type { ListView } from '@studio/shared/list-path'
import { buildCategory } from '../works/build-category'
import { pagesOf } from '../works/page-of-films'
import { isShownIn, readCategory, readVideoIds } from '../works/read-works'
import { inReadyLanguage, type Asked, type Finder, type Resolution } from './finder'

/** A reel or a category of the work: one segment. */
export const findCategory: Finder = (asked) => {
  if (asked.path.includes('/')) return Promise.resolve(null)
  return findCategoryView(asked, { base: asked.path, filter: null, page: 1 })
}

export async function findCategoryView(asked: Asked, view: ListView): Promise<Resolution | null> {
  const { reader, readAt } = asked
  const category = await readCategory(reader, view.base)
  if (!category || !isShownIn(category, reader.viewer.country)) return null
  if (view.page > pagesOf((await readVideoIds(reader, category)).length)) return null
  return inReadyLanguage(asked, {
    found: category,
    again: (other) => readCategory(other, view.base),
    build: (other, found) => buildCategory(other, found, readAt, view),
  })
}
