import type { GuideSource } from '@studio/shared/api/guide'
import type { SearchAnswer, SearchHit } from '@studio/shared/contracts/search'
import { withoutAmounts } from './checked/figures'
import { asksForPrice } from './checked/money-words'
import type { BookRow } from './price-book'
import { keyOfFigure } from './stored-answer'

/** The site's own search, for the visitor's country and language: it reads what is published, and no more. */
export type Search = (words: string) => Promise<SearchAnswer>

const MOST_PAGES = 3
const MOST_PRICES = 3

/** Ids of the price lists on a page. */
export type ListsOnPage = (path: string) => Promise<number[]>

/** What stands as an answer by itself: whoever asks for a price gets prices, and pages that explain them. */
export async function answeringSources(
  question: string,
  found: readonly GuideSource[],
  book: readonly BookRow[],
  listsOnPage: ListsOnPage,
): Promise<GuideSource[]> {
  if (!asksForPrice(question)) return found.slice(0, MOST_PAGES)
  const pages = found.filter(({ figure }) => figure === null)
  const [best] = pages
  const hits = found.filter(({ figure }) => figure !== null)
  const hasAmount = hits.some(({ figure }) => figure?.kind === 'money')
  // The search may have found the page, and not the rows that stand on it.
  const onPage = best && !hasAmount ? pricesOn(best.path, book, await listsOnPage(best.path)) : []
  const prices = [...onPage, ...hits].slice(0, MOST_PRICES)
  return [...prices, ...pages.slice(0, MOST_PAGES - Math.min(1, prices.length))]
}

function pricesOn(path: string, book: readonly BookRow[], lists: readonly number[]): GuideSource[] {
  const rows = lists.flatMap((id) => book.filter(({ listIds }) => listIds.includes(id)))
  return rows
    .filter(({ figure }) => figure.kind === 'money')
    .map(({ list, row, figure }) => ({ kind: 'price', path, title: row, excerpt: list, figure }))
}

/**
 * Hits as an answer names them. Amounts that pages have in their words are left out, and so are
 * figures that no row of the price book stands behind: what the guide shows is from the book.
 */
export function sourcesOf(hits: readonly SearchHit[], book: readonly BookRow[]): GuideSource[] {
  return hits.flatMap(({ kind, path, title, excerpt, figure }) => {
    const row = book.find(({ key }) => key === keyOfFigure({ title, excerpt, figure }, book))
    const name = row ? row.row : withoutAmounts(title)
    if (name === '' || (figure && !row)) return []
    // Of a row the list is said, so that it is known what it is a price of.
    const words = row ? row.list : withoutAmounts(excerpt)
    return [{ kind, path, title: name, excerpt: words, figure: row?.figure ?? null }]
  })
}
