import { CURRENCIES, CURRENCY_SYMBOLS, MAX_AMOUNT, type Currency } from '@studio/shared/money'
import { plainSigns } from '@studio/shared/plain-signs'
import type { BulkPriceWords } from '../admin/words'

/**
 * The decimal sign of a file. A file with semicolons between cells has decimal commas, and one with
 * commas has decimal points. It is null for tabs, which occur with either.
 */
export type NumberStyle = 'point' | 'comma' | null

export type ReadAmount = { ok: true; minor: number | null } | { ok: false; text: string }

const refuse = (text: string): ReadAmount => ({ ok: false, text })

/** Groups of up to three digits, then decimals: `1,234.5`, `1.234,5`, `1234`, `1 234`, `1'234`. */
const NUMBER = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+))?$/

/**
 * Reads an amount in minor units, as spreadsheets in English, German and Swiss German write it.
 * Amounts have at most two decimals, so only a single sign before exactly three digits is
 * ambiguous. It counts as a thousands separator if the file's style says so; otherwise the amount
 * is refused.
 */
export function readAmount(
  cell: string,
  currency: Currency,
  style: NumberStyle,
  texts: BulkPriceWords['CSV_TEXTS'],
): ReadAmount {
  const typed = plainSigns(cell).replaceAll('’', "'").trim()
  if (typed === '') return { ok: true, minor: null }
  const other = CURRENCIES.find(
    (code) => code !== currency && (typed.includes(CURRENCY_SYMBOLS[code]) || hasCode(typed, code)),
  )
  if (other) return refuse(texts.wrongCurrency(currency))
  const digits = typed
    .replace(CURRENCY_SYMBOLS[currency], '')
    .replace(new RegExp(currency, 'i'), '')
    .trim()
  if (/^[-(]/.test(digits)) return refuse(texts.negative)
  const match = NUMBER.exec(digits)
  if (!match) return refuse(texts.notANumber(cell.trim()))
  const [, whole = '', group, point, decimals = ''] = match
  if (isAmbiguous({ whole, group, point }, style)) {
    return refuse(texts.ambiguous(cell.trim(), digits.replace(/[.,]/, '')))
  }
  if (group !== undefined && group === point) return refuse(texts.notANumber(cell.trim()))
  if (decimals.length > 2) return refuse(texts.tooManyDecimals(cell.trim()))
  const minor = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(decimals.padEnd(2, '0'))
  return minor > MAX_AMOUNT ? refuse(texts.tooLarge) : { ok: true, minor }
}

interface Parts {
  whole: string
  group: string | undefined
  point: string | undefined
}

/** `8,500` and `8.500` may have a thousands separator or three decimals; `1.234.567` is clear. */
function isAmbiguous({ whole, group, point }: Parts, style: NumberStyle): boolean {
  if (point !== undefined || (group !== ',' && group !== '.')) return false
  if (whole.split(group).length > 2) return false
  return group === ',' ? style !== 'point' : style !== 'comma'
}

function hasCode(typed: string, code: Currency): boolean {
  return typed.toUpperCase().includes(code)
}
