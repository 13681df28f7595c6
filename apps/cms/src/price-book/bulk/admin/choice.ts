import { carriesMoney } from '@studio/shared/price-book'
import type { BookList } from '../book'

/** The chosen rows of each list, by their keys. */
export type Choice = ReadonlyMap<number, ReadonlySet<string>>

/** The rows of a list that have amounts of money. */
export function rowsWithMoney({ rows }: BookList) {
  return rows.filter(({ unit }) => carriesMoney(unit))
}

export function isChosen(choice: Choice, list: number, row: string): boolean {
  return choice.get(list)?.has(row) ?? false
}

export function withLists(choice: Choice, lists: BookList[], chosen: boolean): Choice {
  const next = new Map(choice)
  for (const list of lists) {
    next.set(list.id, new Set(chosen ? rowsWithMoney(list).map(({ key }) => key) : []))
  }
  return next
}

export function withRow(choice: Choice, list: number, row: string, chosen: boolean): Choice {
  const rows = new Set(choice.get(list))
  if (chosen) rows.add(row)
  else rows.delete(row)
  return new Map(choice).set(list, rows)
}
