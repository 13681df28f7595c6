import { carriesMoney } from '@studio/shared/price-book'
import type { BookList } from '../book'

/** The keys of the selected rows, by list id. */
export type Choice = ReadonlyMap<number, ReadonlySet<string>>

/** @returns the rows of a list that have amounts of money or a percentage */
export function rowsWithFigures({ rows }: BookList) {
  return rows.filter(({ unit }) => carriesMoney(unit) || unit === 'percent')
}

/** @returns the number of selected rows that have a percentage, such as discounts */
export function countPercentages(choice: Choice, lists: readonly BookList[]): number {
  return lists
    .flatMap(({ id, rows }) => rows.map((row) => ({ id, ...row })))
    .filter(({ id, key, unit }) => unit === 'percent' && (choice.get(id)?.has(key) ?? false)).length
}

export function isChosen(choice: Choice, list: number, row: string): boolean {
  return choice.get(list)?.has(row) ?? false
}

export function withLists(choice: Choice, lists: BookList[], chosen: boolean): Choice {
  const next = new Map(choice)
  for (const list of lists) {
    next.set(list.id, new Set(chosen ? rowsWithFigures(list).map(({ key }) => key) : []))
  }
  return next
}

export function withRow(choice: Choice, list: number, row: string, chosen: boolean): Choice {
  const rows = new Set(choice.get(list))
  if (chosen) rows.add(row)
  else rows.delete(row)
  return new Map(choice).set(list, rows)
}
