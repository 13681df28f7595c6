import type { Locale } from '@studio/shared/locales'
import { DICTIONARIES } from '../search/dictionaries'
import { asksForAmount } from './checked/money-words'
import type { PagesAnswer } from './pages-answer'
import { intentOf, wordsOfIntent } from './services/intents'
import { isProducing } from './services/producing'
import type { Question } from './understand-question'

interface Halves {
  price: string
  time: string
}

const ASKED: Record<Locale, (subject: { price: string; time: string }) => Halves> = {
  en: ({ price, time }) => ({
    price: `What does a ${price} cost?`,
    time: `How long does a ${time} take?`,
  }),
  de: ({ price, time }) => ({ price: `Was kostet ${price}?`, time: `Wie lange dauert ${time}?` }),
  ar: ({ price, time }) => ({ price: `كم سعر ${price}؟`, time: `كم يستغرق ${time}؟` }),
}

/** @returns true if a visitor asks for a price and also how long something takes */
export function asksForBoth(text: string): boolean {
  return asksForAmount(text) && intentOf(text) === 'duration'
}

/**
 * Splits a question for the price and the time of a service into two, because no passage of the
 * pages answers both.
 *
 * @returns null if the question names no service
 */
export function halvesOf(question: Question): Halves | null {
  const { locale, words, likely, telling, naming } = question
  if (naming.size === 0) return null
  const ofTime = wordsOfIntent('duration', likely)
  const isSubject = (no: number) =>
    naming.has(no) ||
    (telling.includes(no) &&
      !ofTime.includes(no) &&
      !DICTIONARIES[locale].pricing.has(words[no] ?? '') &&
      !isProducing(locale, words[no] ?? ''))
  const say = (numbers: readonly number[]) => numbers.map((no) => likely[no]).join(' ')
  const all = [...words.keys()]
  return ASKED[locale]({
    price: say(all.filter(isSubject)),
    time: say(all.filter((no) => naming.has(no))),
  })
}

/** Joins the answers to both halves. What both of them quote is shown once. */
export function joined(price: PagesAnswer, time: PagesAnswer): PagesAnswer {
  const known = new Set(price.sources.map(({ path, title }) => `${path} ${title}`))
  const isRepeated = JSON.stringify(price.parts) === JSON.stringify(time.parts)
  return {
    parts: [...price.parts, ...(isRepeated ? [] : time.parts)],
    sources: [
      ...price.sources,
      ...time.sources.filter(({ path, title }) => !known.has(`${path} ${title}`)),
    ],
    isAnswered: true,
    isOffTopic: false,
  }
}
