import { AMOUNT_FIELDS, type AmountField } from '@studio/shared/price-book'
import type { Currency } from '@studio/shared/money'

/**
 * The columns that identify a price by the keys of its list and row. Editors must not change them.
 */
export const KEY_COLUMNS = ['list', 'row'] as const

/** Columns that help the reader. Changes in them are ignored. */
export const WORD_COLUMNS = ['title', 'name', 'unit'] as const

export const AMOUNT_COLUMNS: Record<AmountField, string> = {
  usdMin: 'usd',
  usdMax: 'usd to',
  gbpMin: 'gbp',
  gbpMax: 'gbp to',
  eurMin: 'eur',
  eurMax: 'eur to',
}

export const COLUMNS: readonly string[] = [
  ...KEY_COLUMNS,
  ...WORD_COLUMNS,
  ...AMOUNT_FIELDS.map((field) => AMOUNT_COLUMNS[field]),
]

export function currencyOf(field: AmountField): Currency {
  return field.startsWith('gbp') ? 'GBP' : field.startsWith('eur') ? 'EUR' : 'USD'
}

/** `en` and `de` differ in the decimal sign and in the delimiter of cells. */
export const CSV_STYLES = ['en', 'de'] as const

export type CsvStyle = (typeof CSV_STYLES)[number]
