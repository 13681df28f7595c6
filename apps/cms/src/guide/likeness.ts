import { foldedWords } from '../search/fold'

/**
 * How alike two texts are, from 0 to 1: the share of their trigrams that both have. As `pg_trgm` has
 * it, which in a database whose locale is C sees no letters beyond ASCII, and so no Arabic.
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
