import { type PassagePart, textOf } from '../search/passages-of-document'
import { withoutMoney } from './checked/figures'
import type { BookRow } from './price-book'

/**
 * Returns a passage without the amounts in its texts, because all amounts come from the price book.
 *
 * @returns null if the visitor's price book lacks a figure of the passage, or if no text remains
 */
export function showable(parts: PassagePart[], book: readonly BookRow[]): PassagePart[] | null {
  const isWhole = parts.every(
    (part) => part.type !== 'figure' || book.some(({ key }) => key === part.key),
  )
  if (!isWhole) return null
  const shown = parts.map((part) =>
    part.type === 'text' ? { ...part, text: withoutMoney(part.text) } : part,
  )
  return parts.length === 0 || textOf(shown) !== '' ? shown : null
}

/**
 * Finds the row of the price book that a passage shows.
 *
 * @returns null for passages of pages
 */
export function rowOf(row: string | null, book: readonly BookRow[]): BookRow | null {
  if (row === null) return null
  return book.find(({ listId, key }) => row === `price-groups:${listId}/${nameIn(key)}`) ?? null
}

/** The row's key within its list. */
function nameIn(key: string): string {
  return key.slice(key.indexOf('/') + 1)
}

/** @returns true if the passage states a price: a row, an amount, or the words “on request” */
export function tellsPrice({
  bookRow,
  parts,
}: {
  bookRow: BookRow | null
  parts: PassagePart[]
}): boolean {
  return (
    bookRow !== null ||
    parts.some(({ type }) => type === 'figure') ||
    ON_REQUEST.test(textOf(parts))
  )
}

const ON_REQUEST =
  /on request|auf Anfrage|عند الطلب|no list price|keinen Listenpreis|quoted (?:per|by|after|for)|kalkulieren wir|bieten wir .{0,40}\ban\b|(?:ت|ي)سع[ّ]?ر|لكل مشروع/iu
