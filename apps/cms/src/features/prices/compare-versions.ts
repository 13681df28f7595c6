import { PRICE_GROUP_KINDS } from '@studio/shared/price-book'
import { priceBookWords, type PriceBookWords } from './admin/words'
import { compareWords, nameOf, textOr, type Change } from './change'
import { compareRows } from './compare-rows'
import type { ListVersion, RowVersion } from './list-version'

/**
 * Lists the changes between two versions of a price list, as texts for the admin. Rows are matched
 * by key, so moving a row is not a change.
 */
export function compareVersions(
  before: ListVersion,
  after: ListVersion,
  words: PriceBookWords = priceBookWords.en,
): Change[] {
  const { CHANGE_TEXTS } = words
  const oldRows = before.items ?? []
  const newRows = after.items ?? []
  const byKey = new Map(oldRows.map((row) => [row.key, row]))
  const kept = new Set(newRows.map(({ key }) => key))
  return [
    ...compareWords(null, CHANGE_TEXTS.title, before.title, after.title),
    ...compareWords(null, CHANGE_TEXTS.listNote, before.note, after.note),
    ...compareFacts(before, after, words),
    ...newRows.flatMap((row) => {
      const old = byKey.get(row.key)
      return old ? compareRows(old, row, words) : [{ row: nameOf(row), what: CHANGE_TEXTS.added }]
    }),
    ...oldRows
      .filter(({ key }) => !kept.has(key))
      .map((row) => ({ row: nameOf(row), what: CHANGE_TEXTS.removed })),
    ...compareOrder(oldRows, newRows, words),
  ]
}

function compareFacts(before: ListVersion, after: ListVersion, words: PriceBookWords): Change[] {
  const { CHANGE_TEXTS } = words
  const changed = (what: string, old: string | null, now: string | null): Change[] =>
    old === now ? [] : [{ row: null, what, before: old, after: now }]
  return [
    ...changed(CHANGE_TEXTS.kind, kindText(before, words), kindText(after, words)),
    ...changed(CHANGE_TEXTS.key, textOr(before.key), textOr(after.key)),
    ...changed(CHANGE_TEXTS.position, textOr(before.position), textOr(after.position)),
  ]
}

function kindText({ kind }: ListVersion, { KIND_NAMES }: PriceBookWords): string | null {
  const known = PRICE_GROUP_KINDS.find((name) => name === kind)
  return known ? KIND_NAMES[known] : textOr(kind)
}

function compareOrder(
  before: RowVersion[],
  after: RowVersion[],
  { CHANGE_TEXTS }: PriceBookWords,
): Change[] {
  const order = (rows: RowVersion[], others: RowVersion[]) =>
    rows
      .map(({ key }) => key)
      .filter((key) => others.some((other) => other.key === key))
      .join('\n')
  if (order(before, after) === order(after, before)) return []
  return [{ row: null, what: CHANGE_TEXTS.order }]
}
