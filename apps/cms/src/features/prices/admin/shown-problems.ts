import type { PriceGroupKind } from '@studio/shared/price-book'
import { findRowProblems, type CellProblem } from './row-problems'
import { CELL_FIELDS, type CellField, type RowValues } from './row-values'
import type { PriceBookWords } from './words'

interface Situation {
  values: RowValues
  kind: PriceGroupKind | undefined
  errors: Partial<Record<CellField, string>>
  isTouched: boolean
  isSubmitted: boolean
  /** The field of the cell that has the focus. */
  typing: string | null
  words?: PriceBookWords
}

/**
 * Selects the problems to show. Until the editor tries to save, there are none for the cell with
 * the focus and for untouched new rows.
 */
export function shownProblems(situation: Situation): CellProblem[] {
  const { values, kind, errors, isTouched, isSubmitted, typing, words } = situation
  const own = findRowProblems(values, kind, words)
  const known = new Set(own.map(({ field }) => field))
  const others = CELL_FIELDS.flatMap((field): CellProblem[] => {
    const text = errors[field]
    return text && !known.has(field) ? [{ field, text, isUnread: false }] : []
  })
  const shown = [
    ...own.filter(({ isUnread }) => isUnread || isTouched || isSubmitted),
    ...(isSubmitted ? others : []),
  ]
  return isSubmitted ? shown : shown.filter(({ field }) => field !== typing)
}
