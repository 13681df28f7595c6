import { oneLine, plainText } from '@studio/shared/review/exports/plain-text'
import { GAP, hasLetter } from './fonts'

/**
 * Invisible characters: directional marks, emoji joiners and variation selectors. Each emoji is
 * printed separately and in black. The zero-width non-joiner is kept, because Persian needs it.
 */
const UNSEEN = /(?!\u200c)[\p{Default_Ignorable_Code_Point}\p{Emoji_Modifier}\u20e3]/gu

/** Replacements for characters that the fonts lack. */
const INSTEAD: Partial<Record<string, string>> = {
  '\u2192': '->',
  '\u2190': '<-',
  '\u21d2': '=>',
  '\u21d0': '<=',
  '\u2212': '\u2013',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '\u2013',
  '\u2015': '\u2014',
  '\u2713': '\u2714',
  '\u202f': '\u00a0',
}

/** This character is printed in place of letters that no font has. */
const MISSING = '\u25fb'

/** Words with more characters than this, such as URLs, may break at any letter. */
const MAX_WORD = 28
const PART = 6

/**
 * Replaces or removes characters that the documents' fonts cannot show. The fonts must be loaded.
 */
export function printable(text: string): string {
  return toLetters(
    plainText(text)
      .replaceAll(/[^\S\n]+/g, ' ')
      .trim(),
  )
}

/** Works like `printable`, but returns a single line, for names, titles and files. */
export function printableLine(text: string): string {
  return toLetters(oneLine(text))
}

/** @returns true if a text contains letters that no font has */
export function lacksLetters(texts: readonly string[]): boolean {
  return texts.some((text) => !text.includes(MISSING) && printable(text).includes(MISSING))
}

function toLetters(text: string): string {
  const letters = Array.from(text.normalize('NFC').replaceAll(UNSEEN, ''))
    .map((letter) => (letter === '\n' || hasLetter(letter) ? letter : replace(letter)))
    .join('')
  return letters
    .replaceAll(new RegExp(`\\S{${MAX_WORD},}`, 'g'), withGaps)
    .replaceAll(UNSPACED, betweenWords)
}

/** Thai and Chinese have no spaces between words, so lines may break between any two letters. */
const UNSPACED_LETTER = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const UNSPACED = /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,}/gu

function betweenWords(run: string): string {
  const words = new Intl.Segmenter(/\p{Script=Thai}/u.test(run) ? 'th' : 'zh', {
    granularity: 'word',
  })
  return Array.from(words.segment(run), ({ segment }) => segment).join(GAP)
}

function replace(letter: string): string {
  const simpler = INSTEAD[letter] ?? letter.normalize('NFKC')
  return Array.from(simpler).every(hasLetter) ? simpler : MISSING
}

function withGaps(word: string): string {
  if (UNSPACED_LETTER.test(word)) return word
  return Array.from(word)
    .map((letter, index) => (index > 0 && index % PART === 0 ? GAP + letter : letter))
    .join('')
}
