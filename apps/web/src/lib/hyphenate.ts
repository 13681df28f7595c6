import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { hyphenateSync as hyphenateGerman } from 'hyphen/de'
import { hyphenateSync as hyphenateEnglish } from 'hyphen/en-us'

const SOFT_HYPHEN = '\u00ad'

/**
 * The minimum length of hyphenated words. Shorter ones fit on the narrowest screen, even in a
 * title.
 */
const GERMAN = { minWordLength: 9 }
const ENGLISH = { minWordLength: 11 }

/** Trade words that are missing in the hyphenation patterns of both languages. */
const OF_THE_TRADE = /^(board|photo|script|treat)(o?matics?|graph\w*|writ\w*|ments?)$/i

/**
 * Where German compounds are parted whose first word the patterns would join to the second, as in
 * “Diens-teanbieter”.
 */
const JOINT =
  /(?<=(?<!\p{L})(?:abnahme|audio|aufnahme|dienste|dreißig|(?:ganz|halb)tages|immobilien|kamera|parfum|pharma|probe|storno|story|werbe))(?=(?!n)\p{Ll}{4})/iu

/**
 * The minimum number of letters in each part of a hyphenated word. German endings such as “-den”
 * and “-gen” have three.
 */
const MIN_PART_LENGTH = { en: 4, ar: 4, de: 3 } satisfies Record<Locale, number>

const LONG_WORD = /\p{L}{9}/u

/**
 * Inserts soft hyphens into long words of titles, because not every browser has a dictionary for
 * `hyphens: auto`. Texts for programs must not contain them.
 */
export function hyphenate(text: string, locale: Locale): string {
  if (!LONG_WORD.test(text)) return text
  const parts = locale === 'de' ? text.split(JOINT) : [text]
  return parts.map((part) => hyphenateWords(part, locale)).join(SOFT_HYPHEN)
}

function hyphenateWords(text: string, locale: Locale): string {
  // Arabic words are never hyphenated, but an Arabic title may contain an English word.
  const parting = locale === 'ar' ? /[\p{L}\p{M}]+/gu : /.+/gsu
  const marked = text.replace(parting, (part) => {
    if (locale === 'de') return hyphenateGerman(part, GERMAN)
    return locale === 'en' || /^[a-z]+$/i.test(part) ? hyphenateEnglish(part, ENGLISH) : part
  })
  return marked.replace(/[\p{L}\p{M}\u00ad]+/gu, (word) =>
    joinShortParts(word, MIN_PART_LENGTH[locale]),
  )
}

function joinShortParts(word: string, shortest: number): string {
  const known = OF_THE_TRADE.exec(word.replaceAll(SOFT_HYPHEN, ''))
  if (known) return known.slice(1).join(SOFT_HYPHEN)
  const parts: string[] = []
  let part = ''
  for (const piece of word.split(SOFT_HYPHEN)) {
    part += piece
    if (part.length < shortest) continue
    parts.push(part)
    part = ''
  }
  const last = parts.pop() ?? ''
  return [...parts, last + part].join(SOFT_HYPHEN)
}
