import { fold } from '../../platform/lib/fold'

/** The length of an excerpt in characters. */
const LENGTH = 140

/**
 * @param words the words of the query, folded
 * @returns an excerpt of the text around the first of the words
 */
export function cutAround(text: string, words: readonly string[], locale: string | null): string {
  const plain = text.replaceAll(/[\s\uFFFC]+/g, ' ').trim()
  if (plain.length <= LENGTH) return plain
  const segments = [...new Intl.Segmenter(locale ?? 'en', { granularity: 'word' }).segment(plain)]
  const hit = segments.find(({ segment }) => {
    const folded = fold(segment)
    return folded !== '' && words.some((word) => folded.includes(word))
  })
  const from = Math.max(0, (hit?.index ?? 0) - LENGTH / 3)
  const start = from === 0 ? 0 : plain.indexOf(' ', from) + 1
  const end = start + LENGTH
  return `${start > 0 ? '…' : ''}${plain.slice(start, end).trimEnd()}${end < plain.length ? '…' : ''}`
}
