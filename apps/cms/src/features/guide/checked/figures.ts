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
/**
 * Digits of other scripts, fractions, numbers in circles, and Roman numerals that are a single
 * character.
 */
const ODD_NUMBER = /[\p{No}\p{Nl}]|(?![0-9])\p{Nd}/u
/**
 * Words with spaces between the letters or digits, such as “d o l l a r s” or “2 0 0”. Such spaces
 * only hide a word or an amount.
 */
const SPACED = /(?<![\p{L}\d])(?:[\p{L}\d][ .-]){3,}[\p{L}\d](?![\p{L}\d])/u

/**
 * The numbers of a text, normalized so that the numbers of an answer can be compared with those of
 * pages.
 */
export function numbersIn(text: string): string[] {
  return normalize(text).toLowerCase().match(NUMBER) ?? []
}

/**
 * Removes amounts, percentages and everything that depends on them from a page's text, so that a
 * model cannot read them.
 */
export function withoutAmounts(text: string): string {
  return text
    .split(/(?<=[.!?؟])\s+/u)
    .filter((sentence) => !pageSaysAmount(normalize(sentence)))
    .join(' ')
}

/**
 * Removes sentences that state amounts in words, because only the price book has current amounts.
 */
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

/**
 * The text must be normalized. A number counts as an amount only if the sentence also mentions
 * prices.
 */
function pageSaysAmount(text: string): boolean {
  if (saysAmount(text)) return true
  const rest = withoutQuantities(text)
  return PRICE.test(text) && (/\d/.test(rest) || LARGE_NUMBER.test(rest) || LONG_NUMBER.test(rest))
}

/** The text must be normalized. */
function saysAmount(text: string): boolean {
  if (/\p{Sc}/u.test(text) || AMOUNT_MARK.test(text) || saysRate(text)) return true
  return [CURRENCY, PERCENT, NOTHING_TO_PAY].some((words) => words.test(text))
}

/**
 * The state that is passed on from sentence to sentence, because a model could split an amount over
 * several of them.
 */
export interface FigureState {
  isAboutPrice: boolean
}

/**
 * @returns true if a sentence without its references states a figure of its own: an amount in any
 * script or in words, a percentage, or a number that no page contains. False alarms are preferred
 * to missed figures. Once an answer is about a price, all further sentences are checked more
 * strictly.
 * @param known the numbers of the pages that were read, from `numbersIn`
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

/** In German and English, the number one and the article can be the same word, such as “ein”. */
const ARTICLE = /(?<!\p{L})(?:eine?[nmrs]?|one of|no one|this one|the one)(?!\p{L})/giu
