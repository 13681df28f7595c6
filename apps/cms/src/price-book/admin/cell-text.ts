import { plainSigns } from '@studio/shared/plain-signs'
import { formatAmount, parseAmount, type Currency } from '@studio/shared/money'
import { AMOUNT_TEXTS } from './texts'

/**
 * What was typed while it cannot be read. It stands in the form in place of the
 * number, so nothing typed is lost, and as it is no number the server refuses to save it.
 */
interface Unread {
  typed: string
}

export type CellValue = number | null | Unread

/** How a cell turns text into a stored value and back. */
export interface CellFormat {
  /** Reads what was typed; what cannot be read comes back as it is. */
  read: (text: string) => CellValue
  /** What stands in the cell while nobody types in it. */
  show: (value: number) => string
  /** What stands in the cell when somebody starts to type. */
  edit: (value: number) => string
  /** Why a text cannot be read, in plain words. */
  explain: (typed: string) => string
}

const DISPLAY_FORMATS: Record<Currency, string> = { USD: 'en-US', GBP: 'en-GB', EUR: 'en-GB' }

export function isUnread(value: unknown): value is Unread {
  return typeof value === 'object' && value !== null && 'typed' in value
}

/** `$8,500`, `£498.75`: the same in all languages of the admin, as the studio quotes it. */
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
    explain: (typed) => {
      const parsed = parseAmount(typed, currency)
      if (parsed.ok) return ''
      if (parsed.problem === 'notANumber') return AMOUNT_TEXTS.notANumber(typed.trim())
      if (parsed.problem === 'wrongCurrency') return AMOUNT_TEXTS.wrongCurrency(currency)
      return AMOUNT_TEXTS[parsed.problem]
    },
  }
}

const PERCENTAGE = /^\d{1,4}(?:\.\d{1,4})?$/

/** Whether it lies between 0 and 100 is a rule of the price book, not of reading. */
export const percentFormat: CellFormat = {
  read: (text) => {
    const digits = plainSigns(text).replaceAll(/[ %]/g, '')
    if (digits === '') return null
    return PERCENTAGE.test(digits) ? Number(digits) : { typed: text }
  },
  show: (value) => `${value}%`,
  edit: String,
  explain: (typed) => AMOUNT_TEXTS.notAPercentage(typed.trim()),
}
