import type { BookList, PriceChanges } from '../book'
import type { ProposedCurrency } from '../rule'
import type { BulkPriceWords } from './words'

const FIELD = { GBP: 'gbpMin', EUR: 'eurMin' } as const

/**
 * Notes about lists that visitors will see for the first time. If a list lacks the currency of a
 * country, visitors there see its substitute instead. Its first amount in that currency ends this,
 * so a note tells the editor before the change.
 */
export function substituteNotes(
  lists: readonly BookList[],
  changes: PriceChanges,
  into: ProposedCurrency,
  texts: Pick<BulkPriceWords['BULK_TEXTS'], 'substitute'>,
): string[] {
  const field = FIELD[into]
  const has = ({ rows }: BookList) => rows.some((row) => typeof row[field] === 'number')
  const changed = new Set(changes.lists.map(({ id }) => id))
  return lists
    .filter((list) => changed.has(list.id) && !has(list))
    .flatMap((list) => {
      const other = lists.find(({ id }) => id === list.substitute)
      return other && has(other) ? [texts.substitute(list.title, other.title, into)] : []
    })
}
