import { isPagePath, type PagePath } from './paths'

/** One view of a list: which of its videos, and which page of them. */
export interface ListView {
  /** The page on which the list stands. */
  base: PagePath
  /** The category that is filtered by. */
  filter: string | null
  /** From 1. */
  page: number
}

/** The list's own page: all of it, from the beginning. */
export function firstOf(base: PagePath): ListView {
  return { base, filter: null, page: 1 }
}

/** Before the category and before the number, so that neither can be taken for the other. */
const FILTER = 'filter'
const PAGE = 'page'

/**
 * `work/filter/cartoons/page/2`. A path, not a query: such a view is a page like
 * any other, made once, without scripts, and its address can be shared.
 */
export function listPath({ base, filter, page }: ListView): PagePath {
  const parts = [base, ...(filter ? [FILTER, filter] : []), ...(page > 1 ? [PAGE, page] : [])]
  return parts.join('/')
}

/** What a path asks of a list; null for one that is no view but the list's own page, or none at all. */
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
