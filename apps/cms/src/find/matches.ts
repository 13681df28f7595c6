export interface Wanted {
  text: string
  /** Whether capital and small letters are different. */
  isExact: boolean
  /** Whether matches inside longer words are left out. */
  isWholeWords: boolean
}

export interface Match {
  start: number
  end: number
}

const BEGINS_LETTER = /^[\p{L}\p{N}\p{M}]/u
const ENDS_IN_LETTER = /[\p{L}\p{N}\p{M}]$/u

/** Where a text contains the wanted text; matches do not overlap. */
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

/** The same length as the text, so that positions are those of the text. */
function comparable(text: string, isExact: boolean): string {
  const plain = text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll(/[’‘]/g, "'")
  return isExact ? plain : plain.replaceAll(/./gsu, lowered)
}

/** A few letters have a longer small form; they stay as they are. */
function lowered(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}

/** Whether no letter or digit continues the match on either side. */
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

/** The sentences that contain the match. */
export function sentenceAround(text: string, match: Match, locale: string | null): Match {
  const segmenter = new Intl.Segmenter(locale ?? 'en', { granularity: 'sentence' })
  let [start, end] = [match.start, match.end]
  for (const { index, segment } of segmenter.segment(text)) {
    const last = index + segment.length
    if (index <= match.start && match.start < last) start = index
    if (index < match.end && match.end <= last) end = last
  }
  return { start, end: start + text.slice(start, end).trimEnd().length }
}
