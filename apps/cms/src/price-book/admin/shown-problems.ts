import type { PriceGroupKind } from '@studio/shared/price-book'
import { findRowProblems, type CellProblem } from './row-problems'
import { CELL_FIELDS, type CellField, type RowValues } from './row-values'

interface Situation {
  values: RowValues
  kind: PriceGroupKind | undefined
  /** What the form or the server has against a cell. */
  errors: Partial<Record<CellField, string>>
  /** Whether a figure or the unit was changed since the form was opened. */
  isTouched: boolean
  /** Whether saving was tried. */
  isSubmitted: boolean
  /** The cell in which somebody types. */
  typing: string | null
}

/**
 * The problems that an editor should read now: not about the cell that is being typed
 * into, nor about a new row that nobody worked on, until saving was tried.
 */
export function shownProblems(situation: Situation): CellProblem[] {
  const { values, kind, errors, isTouched, isSubmitted, typing } = situation
  const own = findRowProblems(values, kind)
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
