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
  /** What the whole question names, for a clause that names nothing. */
  services?: ReadonlySet<Service>
}

/** A question or one of its clauses, and what is known about it before any page is read. */
export interface Question {
  locale: Locale
  text: string
  /** Its words, folded; below, words are referred to by their numbers in this list. */
  words: readonly string[]
  /** The same words with misspelt ones corrected. */
  likely: readonly string[]
  alternatives: readonly Alternative[]
  /** Words that carry the subject. */
  telling: readonly number[]
  /** Those of them that do not name a service. */
  beside: readonly number[]
  /** Words that name services. */
  naming: ReadonlySet<number>
  services: ReadonlySet<Service>
  /** Weights of the telling words; rare words weigh more. */
  rarity: ReadonlyMap<number, number>
  isPriced: boolean
  intent: Intent | null
  /** Whether a telling word is not a number. */
  hasWord: boolean
}

/**
 * Number of words of a question that are read. It has to be large, because a long story contains
 * its question at its beginning or at its end.
 */
const MAX_WORDS = 32
/**
 * Numbers weigh less than words, because many are about the visitor's project and not about the
 * studio: eight hours, thirty guests.
 */
const OF_NUMBER = 0.35
/** In a phrase such as “how big” the stop words do not count, so its other words weigh more. */
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
  // A visitor who names a service asks for it with “make” or “film” and says no more by them.
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
    // A visitor who asks what a cancellation costs asks about cancellations.
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
