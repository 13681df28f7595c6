import { plainSigns } from './plain-signs'

export const CURRENCIES = ['USD', 'GBP', 'EUR'] as const

export type Currency = (typeof CURRENCIES)[number]

export const CURRENCY_SYMBOLS: Record<Currency, string> = { USD: '$', GBP: '£', EUR: '€' }

/** The largest amount of a price in minor units, which is ten million dollars. */
export const MAX_AMOUNT = 1_000_000_000

export type AmountProblem =
  'notANumber' | 'negative' | 'tooManyDecimals' | 'tooLarge' | 'wrongCurrency'

export type ParsedAmount =
  { ok: true; minor: number | null } | { ok: false; problem: AmountProblem }

const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/

/**
 * Parses the text that an editor has typed into a price cell.
 *
 * @param text `8500`, `8,500` or `£8,500.00`; an empty text means “no price”
 * @param currency the column's currency; the sign of another currency is refused
 * @returns integer minor units (cents, pence), or the problem of the text
 */
export function parseAmount(text: string, currency: Currency): ParsedAmount {
  const typed = plainSigns(text).replaceAll(' ', '')
  if (typed === '') return { ok: true, minor: null }
  const sign = CURRENCIES.find((code) => typed.includes(CURRENCY_SYMBOLS[code]))
  if (sign && sign !== currency) return { ok: false, problem: 'wrongCurrency' }
  const digits = typed
    .replace(CURRENCY_SYMBOLS[currency], '')
    .replace(new RegExp(currency, 'i'), '')
  if (/^[-(]/.test(digits)) return { ok: false, problem: 'negative' }
  const match = AMOUNT.exec(digits)
  if (!match) return { ok: false, problem: 'notANumber' }
  const [, whole = '', fraction = ''] = match
  if (fraction.length > 2) return { ok: false, problem: 'tooManyDecimals' }
  const minor = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return minor > MAX_AMOUNT ? { ok: false, problem: 'tooLarge' } : { ok: true, minor }
}

/**
 * Formats an amount. Whole amounts are shown without decimals.
 *
 * @param minor integer minor units
 * @param format BCP 47 tag from `COUNTRY_FACTS[country].formats[locale]`
 */
export function formatAmount(minor: number, currency: Currency, format: string): string {
  return amountFormat(currency, format, minor % 100 === 0 ? 0 : 2).format(minor / 100)
}

/** Formats a range. Its order and dash are those of the language. */
export function formatAmountRange(
  min: number,
  max: number,
  currency: Currency,
  format: string,
): string {
  const digits = min % 100 === 0 && max % 100 === 0 ? 0 : 2
  return amountFormat(currency, format, digits).formatRange(min / 100, max / 100)
}

const formats = new Map<string, Intl.NumberFormat>()

function amountFormat(currency: Currency, format: string, digits: 0 | 2): Intl.NumberFormat {
  const key = `${format} ${currency} ${digits}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(format, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formats.set(key, made)
  return made
}
