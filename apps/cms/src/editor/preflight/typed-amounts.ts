import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '@studio/shared/money'
import { plainSigns } from '@studio/shared/plain-signs'

export interface TypedAmount {
  /** The amount as it was typed, such as `$8,500`. */
  text: string
  currency: Currency
  /** The amount as an integer in minor units, such as cents. */
  minor: number
}

const NUMBER = String.raw`\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`

/** Symbols and names of currencies before or after a number. */
const NAMES: Record<Currency, string> = {
  USD: String.raw`US[- ]?\$|US[- ]?Dollars?|\$|USD|dollars?|دولار(?:ًا)?`,
  GBP: String.raw`£|GBP|pounds?(?: sterling)?|Pfund|جنيه(?: إسترليني|ًا إسترلينيًا)?`,
  EUR: '€|EUR|euros?|يورو',
}

const ANY = CURRENCIES.map((currency) => NAMES[currency]).join('|')

/** Budgets and revenues in thousands or millions are not prices of the studio. */
const LARGE = String.raw`\s?(?:[km]\b|bn\b|thousand|million|billion|Mio|Mrd|Tsd|Tausend|Million|Milliard|ألف|مليون|مليار)`

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:(?<before>${ANY})\s?(?<first>${NUMBER})(?:\s?-\s?(?:${ANY})?\s?(?<second>${NUMBER}))?|(?<low>${NUMBER})(?:\s?-\s?(?<high>${NUMBER}))?\s?(?<after>${ANY}))(?![\p{L}\d]|[.,]\d)(?!${LARGE})`,
  'giu',
)

/** Finds the amounts of money in a text. A range gives its lower and its upper amount. */
export function typedAmounts(text: string): TypedAmount[] {
  return [...plainSigns(text).matchAll(AMOUNT)].flatMap(({ 0: typed, groups = {} }) => {
    const { before, after, first, second, low, high } = groups
    const currency = currencyOf(before ?? after ?? '')
    const numbers = [first, second, low, high].filter((number) => number !== undefined)
    return currency
      ? numbers.map((number) => ({ text: typed.trim(), currency, minor: minorOf(number) }))
      : []
  })
}

function currencyOf(name: string): Currency | undefined {
  return CURRENCIES.find((currency) => new RegExp(`^(?:${NAMES[currency]})$`, 'iu').test(name))
}

/**
 * Reads numbers such as `1,234.50`, `1.234,50` and `1.234`. Three digits after a separator are
 * thousands in every language.
 */
function minorOf(number: string): number {
  const [, whole = number, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(number) ?? []
  return Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
}

/** The key of an amount in the set of current prices. */
export function amountKey(currency: Currency, minor: number): string {
  return `${CURRENCY_SYMBOLS[currency]}${minor}`
}
