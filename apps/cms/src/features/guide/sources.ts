import type { GuideSource } from '@studio/shared/api/guide'
import type { SearchAnswer, SearchHit } from '@studio/shared/contracts/search'
import { withoutAmounts } from './checked/figures'
import type { BookRow } from './price-book'
import { keyOfFigure } from './stored-answer'

/**
 * The site's own search for the visitor's country and language. It finds published content only.
 */
export type Search = (words: string) => Promise<SearchAnswer>

/**
 * Converts search hits to sources of an answer. The guide shows only figures of the price book, so
 * amounts in the text of pages are removed, and so are figures without a row in the price book.
 */
export function sourcesOf(hits: readonly SearchHit[], book: readonly BookRow[]): GuideSource[] {
  return hits.flatMap(({ kind, path, title, excerpt, figure }) => {
    const row = book.find(({ key }) => key === keyOfFigure({ title, excerpt, figure }, book))
    const name = row ? row.row : withoutAmounts(title)
    if (name === '' || (figure && !row)) return []
    // The excerpt of a row is the name of its list, because it says what the price is for.
    const words = row ? row.list : withoutAmounts(excerpt)
    return [{ kind, path, title: name, excerpt: words, figure: row?.figure ?? null }]
  })
}
