import { FOREIGN_LARGE_NUMBER, FOREIGN_SMALL_NUMBER, isOtherLanguage } from './foreign-numbers'
import {
  AMOUNT_MARK,
  CURRENCY,
  LARGE_NUMBER,
  NOTHING_TO_PAY,
  PERCENT,
  PRICE,
  PROMISE,
  SMALL_NUMBER,
} from './money-words'
import { normalize } from './normalize'
import { LONG_NUMBER, ROMAN, saysRate } from './number-words'
import { withoutQuantities } from './quantity'

const NUMBER = /\d+(?:[.,:]\d+)*\p{L}*/gu
/** Digits of other scripts, fractions, numbers in circles, Roman numerals as one sign. */
const ODD_NUMBER = /[\p{No}\p{Nl}]|(?![0-9])\p{Nd}/u
/** “d o l l a r s”, “2 0 0”: nobody writes so who wants to be understood. */
const SPACED = /(?<![\p{L}\d])(?:[\p{L}\d][ .-]){3,}[\p{L}\d](?![\p{L}\d])/u

/** The numbers of a text, as they are compared with those of the pages. */
export function numbersIn(text: string): string[] {
  return normalize(text).toLowerCase().match(NUMBER) ?? []
}

/** Takes amounts, percentages and what depends on them out of a page's text, for a model to read. */
export function withoutAmounts(text: string): string {
  return text
    .split(/(?<=[.!?؟])\s+/u)
    .filter((sentence) => !pageSaysAmount(normalize(sentence)))
    .join(' ')
}

/** Takes sentences with amounts in their words out of what editors wrote: the price book knows those. */
export function withoutMoney(text: string): string {
  const saysMoney = (sentence: string) => {
    const normal = normalize(sentence)
    return /\p{Sc}/u.test(normal) || AMOUNT_MARK.test(normal) || CURRENCY.test(normal)
  }
  return text
    .split(/(?<=[.!?؟]\s)/u)
    .filter((sentence) => !saysMoney(sentence))
    .join('')
}

/** In normalized text. A page may say a number where it does not speak of prices. */
function pageSaysAmount(text: string): boolean {
  if (saysAmount(text)) return true
  const rest = withoutQuantities(text)
  return PRICE.test(text) && (/\d/.test(rest) || LARGE_NUMBER.test(rest) || LONG_NUMBER.test(rest))
}

/** In normalized text. */
function saysAmount(text: string): boolean {
  if (/\p{Sc}/u.test(text) || AMOUNT_MARK.test(text) || saysRate(text)) return true
  return [CURRENCY, PERCENT, NOTHING_TO_PAY].some((words) => words.test(text))
}

/** What the question and the sentences before have led to: an amount may be split over several. */
export interface FigureState {
  isAboutPrice: boolean
}

/**
 * Whether a sentence, its references taken out, says a figure of its own: an amount in whatever
 * script or in words, a percentage, or a number that none of the pages has. Errs to the safe side,
 * and for the rest of an answer once that is about a price.
 *
 * @param known numbers of the pages that were read, as `numbersIn` gives them
 */
export function saysFigure(
  sentence: string,
  known: ReadonlySet<string>,
  state: FigureState,
  hasReference: boolean,
): boolean {
  const text = normalize(sentence)
  state.isAboutPrice ||= PRICE.test(text) || hasReference
  if (saysAmount(text) || PROMISE.test(text)) return true
  if (ODD_NUMBER.test(text) || SPACED.test(text)) return true
  if (LARGE_NUMBER.test(text) || LONG_NUMBER.test(text)) return true
  if (FOREIGN_LARGE_NUMBER.test(text)) return true
  if (numbersIn(text).some((number) => !known.has(number))) return true
  if (!state.isAboutPrice) return false
  if (FOREIGN_SMALL_NUMBER.test(text)) return true
  if (!hasReference && isOtherLanguage(text)) return true
  const rest = withoutQuantities(text)
  return /\d/.test(rest) || ROMAN.test(rest) || SMALL_NUMBER.test(rest.replace(ARTICLE, ' '))
}

/** German and English have one word for a number and for “a”. */
const ARTICLE = /(?<!\p{L})(?:eine?[nmrs]?|one of|no one|this one|the one)(?!\p{L})/giu
