import { plainSigns } from '@studio/shared/plain-signs'
import { formatAmount, parseAmount, type Currency } from '@studio/shared/money'
import { priceBookWords, type PriceBookWords } from './words'

/**
 * A text that cannot be read as a number. The form holds it in place of the number, so the editor
 * does not lose it, and the server refuses it because it is not a number.
 */
interface Unread {
  typed: string
}

export type CellValue = number | null | Unread

export interface CellFormat {
  /** Reads the typed text. A text that cannot be read is returned as `{ typed }`. */
  read: (text: string) => CellValue
  /** The text while the cell has no focus. */
  show: (value: number) => string
  /** The text when editing starts. */
  edit: (value: number) => string
  explain: (typed: string, words?: PriceBookWords) => string
}

const DISPLAY_FORMATS: Record<Currency, string> = { USD: 'en-US', GBP: 'en-GB', EUR: 'en-GB' }

export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'typed' in value
}

/** `$8,500`, `£498.75`: the studio quotes prices in this form in every language of the admin. */
export function showAmount(minor: number, currency: Currency): string {
  return formatAmount(minor, currency, DISPLAY_FORMATS[currency])
}

export function amountFormat(currency: Currency): CellFormat {
  return {
    read: (text) => {
      const parsed = parseAmount(text, currency)
      return parsed.ok ? parsed.minor : { typed: text }
    },
    show: (minor) => showAmount(minor, currency),
    edit: (minor) => showAmount(minor, currency).replace(/[^\d.,-]/g, ''),
    explain: (typed, { AMOUNT_TEXTS } = priceBookWords.en) => {
      const parsed = parseAmount(typed, currency)
      if (parsed.ok) return ''
      if (parsed.problem === 'notANumber') return AMOUNT_TEXTS.notANumber(typed.trim())
      if (parsed.problem === 'wrongCurrency') return AMOUNT_TEXTS.wrongCurrency(currency)
      return AMOUNT_TEXTS[parsed.problem]
    },
  }
}

const PERCENTAGE = /^\d{1,4}(?:\.\d{1,4})?$/

/** Reads any number; `checkPriceRow` makes sure that it is between 0 and 100. */
export const percentFormat: CellFormat = {
  read: (text) => {
    const digits = plainSigns(text).replaceAll(/[ %]/g, '')
    if (digits === '') return null
    return PERCENTAGE.test(digits) ? Number(digits) : { typed: text }
  },
  show: (value) => `${value}%`,
  edit: String,
  explain: (typed, { AMOUNT_TEXTS } = priceBookWords.en) =>
    AMOUNT_TEXTS.notAPercentage(typed.trim()),
}
