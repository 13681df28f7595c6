export interface Wanted {
  text: string
  /** Whether upper and lower case must match. */
  isExact: boolean
  /** Whether only whole words match. */
  isWholeWords: boolean
}

export interface Match {
  start: number
  end: number
}

const BEGINS_LETTER = /^[\p{L}\p{N}\p{M}]/u
const ENDS_IN_LETTER = /[\p{L}\p{N}\p{M}]$/u

/** Finds all matches of the wanted text, from left to right and without overlaps. */
export function findMatches(text: string, { text: asked, isExact, isWholeWords }: Wanted): Match[] {
  const wanted = comparable(asked, isExact)
  if (wanted === '') return []
  const compared = comparable(text, isExact)
  const matches: Match[] = []
  let from = compared.indexOf(wanted)
  while (from !== -1) {
    const match = { start: from, end: from + wanted.length }
    const isTaken = !isWholeWords || isBetweenWords(text, match)
    if (isTaken) matches.push(match)
    from = compared.indexOf(wanted, isTaken ? match.end : from + 1)
  }
  return matches
}

/**
 * A form of the text for comparison. It keeps the text's length, so positions are valid in both.
 */
function comparable(text: string, isExact: boolean): string {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[’‘]/g, "'")
  if (isExact) return plain
  return CHANGES_ITS_LENGTH_OR_FORM.test(plain)
    ? plain.replaceAll(/./gsu, lowered)
    : plain.toLowerCase()
}

/** In lower case, the first letter becomes two, and the second depends on its place in a word. */
const CHANGES_ITS_LENGTH_OR_FORM = /[İΣ]/

/** A few letters become longer in lower case. They stay as they are, to keep the text's length. */
function lowered(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}

/** Whether the match neither begins nor ends inside a word. */
function isBetweenWords(text: string, { start, end }: Match): boolean {
  const matched = text.slice(start, end)
  const continuesBefore = ENDS_IN_LETTER.test(text.slice(0, start)) && BEGINS_LETTER.test(matched)
  const continuesAfter = ENDS_IN_LETTER.test(matched) && BEGINS_LETTER.test(text.slice(end))
  return !continuesBefore && !continuesAfter
}

export function replaceMatches(text: string, matches: readonly Match[], by: string): string {
  let result = ''
  let end = 0
  for (const match of matches) {
    result += text.slice(end, match.start) + by
    end = match.end
  }
  return result + text.slice(end)
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Creating a segmenter takes longer than using it, so there is one for each language. */
function segmenterOf(locale: string): Intl.Segmenter {
  const known = segmenters.get(locale)
  if (known) return known
  const created = new Intl.Segmenter(locale, { granularity: 'sentence' })
  segmenters.set(locale, created)
  return created
}

/** @returns the range of the sentence, or of the sentences, that the match is in */
export function sentenceAround(text: string, match: Match, locale: string | null): Match {
  const segmenter = segmenterOf(locale ?? 'en')
  let [start, end] = [match.start, match.end]
  for (const { index, segment } of segmenter.segment(text)) {
    const last = index + segment.length
    if (index <= match.start && match.start < last) start = index
    if (index < match.end && match.end <= last) end = last
  }
  return { start, end: start + text.slice(start, end).trimEnd().length }
}
