import { isPagePath, type PagePath } from './paths'

export interface ListView {
  base: PagePath
  filter: string | null
  /** The number of the page, counted from 1. */
  page: number
}

/** @returns the first page of a list without a filter, which is the list's own page */
export function firstOf(base: PagePath): ListView {
  return { base, filter: null, page: 1 }
}

/**
 * Segments that precede the category and the page number in a path, so that the two cannot be
 * confused.
 */
const FILTER = 'filter'
const PAGE = 'page'

/**
 * @returns a path such as `work/filter/cartoons/page/2`. The view is part of the path and not of
 * the query, so that it is a page like any other: it is rendered once, works without scripts and
 * has an address to share
 */
export function listPath({ base, filter, page }: ListView): PagePath {
  const parts = [base, ...(filter ? [FILTER, filter] : []), ...(page > 1 ? [PAGE, page] : [])]
  return parts.join('/')
}

/**
 * Parses the path of a view.
 * @returns null for the list's own page and for any other path
 */
export function readListPath(path: PagePath): ListView | null {
  if (!isPagePath(path)) return null
  const segments = path.split('/')
  const page = takePage(segments)
  const filter = takeFilter(segments)
  const view = { base: segments.join('/'), filter, page }
  const isView = view.base !== '' && view.base !== path && listPath(view) === path
  return isView && readListPath(view.base) === null ? view : null
}

function takePage(segments: string[]): number {
  if (segments.at(-2) !== PAGE || !/^[1-9]\d{0,3}$/.test(segments.at(-1) ?? '')) return 1
  const [, number] = segments.splice(-2)
  return Number(number)
}

function takeFilter(segments: string[]): string | null {
  if (segments.at(-2) !== FILTER) return null
  const [, filter] = segments.splice(-2)
  return filter ?? null
}
