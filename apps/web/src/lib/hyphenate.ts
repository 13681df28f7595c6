import 'server-only'
import type { Locale } from '@studio/shared/locales'
import { hyphenateSync as hyphenateGerman } from 'hyphen/de'
import { hyphenateSync as hyphenateEnglish } from 'hyphen/en-us'

const SOFT_HYPHEN = '\u00ad'

/** Shorter words fit the narrowest screen, even in a title. */
const GERMAN = { minWordLength: 10 }
const ENGLISH = { minWordLength: 12 }

/** Words of the trade, which the patterns of neither language know. */
const OF_THE_TRADE = /^(board|photo)(o?matics?)$/i

/** Letters: a part of two or three is not worth a line's end. */
const SHORTEST_PART = 4

const LONG_WORD = /\p{L}{10}/u

/**
 * Marks by soft hyphens where long words may be parted, for titles only: not every browser has a
 * dictionary for `hyphens: auto`. What is read by programs gets the text as it was.
 */
export function hyphenate(text: string, locale: Locale): string {
  if (locale === 'ar' || !LONG_WORD.test(text)) return text
  const marked = locale === 'de' ? hyphenateGerman(text, GERMAN) : hyphenateEnglish(text, ENGLISH)
  return marked.replace(/[\p{L}\p{M}\u00ad]+/gu, (word) => joinShortParts(word))
}

function joinShortParts(word: string): string {
  const known = OF_THE_TRADE.exec(word.replaceAll(SOFT_HYPHEN, ''))
  if (known) return known.slice(1).join(SOFT_HYPHEN)
  const parts: string[] = []
  let part = ''
  for (const piece of word.split(SOFT_HYPHEN)) {
    part += piece
    if (part.length < SHORTEST_PART) continue
    parts.push(part)
    part = ''
  }
  const last = parts.pop() ?? ''
  return [...parts, last + part].join(SOFT_HYPHEN)
}
