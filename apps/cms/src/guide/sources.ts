import type { GuideSource } from '@studio/shared/api/guide'
import type { SearchAnswer, SearchHit } from '@studio/shared/contracts/search'
import { withoutAmounts } from './checked/figures'
import type { BookRow } from './price-book'
import { keyOfFigure } from './stored-answer'

/** The site's own search, for the visitor's country and language: it reads what is published, and no more. */
export type Search = (words: string) => Promise<SearchAnswer>

/**
 * Hits as an answer names them. Amounts that pages have in their words are left out, and so are
 * figures that no row of the price book stands behind: what the guide shows is from the book.
 */
export function sourcesOf(hits: readonly SearchHit[], book: readonly BookRow[]): GuideSource[] {
  return hits.flatMap(({ kind, path, title, excerpt, figure }) => {
    const row = book.find(({ key }) => key === keyOfFigure({ title, excerpt, figure }, book))
    const name = row ? row.row : withoutAmounts(title)
    if (name === '' || (figure && !row)) return []
    // The excerpt of a row is its list's name, which says what the price is for.
    const words = row ? row.list : withoutAmounts(excerpt)
    return [{ kind, path, title: name, excerpt: words, figure: row?.figure ?? null }]
  })
}
