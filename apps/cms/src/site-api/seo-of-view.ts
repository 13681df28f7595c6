import type { PageView } from '@studio/shared/contracts/page'
import type { ListView } from '@studio/shared/list-path'

type Seo = PageView['seo']

/**
 * A part of a list is a page of its own, so it says in title and description
 * which part it is. What a filter shows has its page already, the category's.
 *
 * @param filter the title of the category that is filtered by
 */
export function seoOfView(seo: Seo, { page }: ListView, filter: string | null): Seo {
  const tell = (words: string) =>
    [filter, words, page > 1 ? String(page) : null].filter(Boolean).join(' · ')
  return {
    ...seo,
    title: tell(seo.title),
    description: seo.description && tell(seo.description),
    isIndexed: seo.isIndexed && filter === null,
  }
}
