import { plainSigns } from '@studio/shared/plain-signs'
import { parseAmount, type Currency } from '@studio/shared/money'
import { showAmount } from '../../../editor/documents/show-amount'
import { priceBookWords, type PriceBookWords } from './words'

/**
 * A text that is not a number. The form stores it in place of the number, so that the editor can
 * correct it and the server refuses it.
 */
interface Unread {
  typed: string
}

export type CellValue = number | null | Unread

export interface CellFormat {
  /** @returns the number, or `{ typed }` with the text if it is not a number */
  read: (text: string) => CellValue
  /** The text that is shown while the cell does not have the focus. */
  show: (value: number) => string
  /** The text that is shown when editing starts. */
  edit: (value: number) => string
  explain: (typed: string, words?: PriceBookWords) => string
}

export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'typed' in value
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

/**
 * The format of percentages. It reads any number; `checkPriceRow` checks that it is from 0 to 100.
 */
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
