import { foldedWords } from '../../platform/lib/fold'

/**
 * Measures the similarity of two texts from 0 to 1 by their share of common trigrams, like
 * `pg_trgm`. That extension cannot be used: in a database with the C locale it ignores all letters
 * outside ASCII, and therefore all Arabic.
 */
export function likenessOf(one: string, other: string): number {
  const [ofOne, ofOther] = [trigramsOf(one), trigramsOf(other)]
  const shared = [...ofOne].filter((trigram) => ofOther.has(trigram)).length
  const all = ofOne.size + ofOther.size - shared
  return all > 0 ? shared / all : 0
}

function trigramsOf(text: string): Set<string> {
  return new Set(
    foldedWords(text).flatMap((word) => {
      const padded = `  ${word} `
      return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
    }),
  )
}
