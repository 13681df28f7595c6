import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { type Alternative, readQuestion } from '../search/question'
import { asksForAmount } from './checked/money-words'
import { rarityOf } from './find-passages'
import { isNumber } from './question-kinds'
import { type Intent, intentOf } from './services/intents'
import { namedServices } from './services/named-services'
import { isProducing } from './services/producing'
import type { Service } from './services/table'

export interface Asked {
  country: Country
  locale: Locale
  text: string
  /** The services that the whole question names. They are used for a clause that names none. */
  services?: ReadonlySet<Service>
}

/**
 * A question or one of its clauses, and everything that is known about it before pages are read.
 */
export interface Question {
  locale: Locale
  text: string
  /**
   * The folded words of the question. The fields below refer to words by their numbers in this
   * list.
   */
  words: readonly string[]
  /** The same words with corrected spelling. */
  likely: readonly string[]
  alternatives: readonly Alternative[]
  /** The words that say what the question is about. */
  telling: readonly number[]
  /** Those of the telling words that do not name a service. */
  beside: readonly number[]
  /** The words that name services. */
  naming: ReadonlySet<number>
  services: ReadonlySet<Service>
  /** The weights of the telling words. Rare words weigh more. */
  rarity: ReadonlyMap<number, number>
  isPriced: boolean
  intent: Intent | null
  /** True if at least one telling word is not a number. */
  hasWord: boolean
}

/**
 * The number of words that are read from a question. It is large, because a long story has its
 * question at its beginning or at its end.
 */
const MAX_WORDS = 32
/**
 * Numbers such as “eight hours” or “thirty guests” weigh less than words, because many of them are
 * about the visitor's project and not about the studio.
 */
const OF_NUMBER = 0.35
/** In a phrase such as “how big”, stop words do not count, so its other words weigh more. */
const OF_PHRASE = 1.5

export async function understandQuestion(pool: Pool, asked: Asked): Promise<Question> {
  const { locale, text } = asked
  const { words, likely, ofPhrases, alternatives, ...read } = await readQuestion(
    pool,
    locale,
    text,
    MAX_WORDS,
  )
  const named = namedServices(locale, likely)
  const services = named.services.size > 0 ? named.services : (asked.services ?? new Set())
  // If the visitor names a service, words such as “make” or “film” add no information.
  const telling = read.telling.filter(
    (no) => services.size === 0 || named.words.has(no) || !isProducing(locale, words[no] ?? ''),
  )
  const weights = await rarityOf(
    pool,
    locale,
    telling.map((no) => words[no] ?? ''),
  )
  const weightOf = (no: number) => {
    if (isNumber(words[no] ?? '')) return OF_NUMBER
    return ofPhrases.has(no) ? OF_PHRASE : 1
  }
  const isPriced = asksForAmount(text)
  const stated = intentOf(text)
  return {
    ...{ locale, text, words, likely, alternatives, telling, services, isPriced },
    beside: telling.filter((no) => !named.words.has(no)),
    naming: named.words,
    rarity: new Map(telling.map((no, at) => [no, (weights[at] ?? 0) * weightOf(no)])),
    // A visitor who asks what a cancellation costs asks about cancellations, so this intent is
    // kept.
    intent: isPriced && stated !== 'cancel' ? null : stated,
    hasWord: telling.some((no) => !isNumber(words[no] ?? '')),
  }
}

/** Weighted mean of a property of words. */
export function shareOf(
  { rarity }: Pick<Question, 'rarity'>,
  numbers: readonly number[],
  how: (no: number) => number,
): number {
  const total = totalOf({ rarity }, numbers)
  const own = numbers.reduce((sum, no) => sum + (rarity.get(no) ?? 0) * how(no), 0)
  return total > 0 ? own / total : 0
}

export function totalOf({ rarity }: Pick<Question, 'rarity'>, numbers: readonly number[]): number {
  return numbers.reduce((sum, no) => sum + (rarity.get(no) ?? 0), 0)
}
