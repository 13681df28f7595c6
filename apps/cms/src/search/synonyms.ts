import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { DICTIONARIES } from './dictionaries'
import { fold } from './fold'

export interface FoundSynonyms {
  found: { no: number; words: string }[]
  /** The words of the question that stand in an entry. */
  covered: Set<number>
}

/** Words and phrases that mean the same, folded. */
type Group = string[]

/** Few enough to be read for each question, so that a new one holds at once. */
export async function readSynonyms(pool: Pool, locale: Locale): Promise<Group[]> {
  const { rows } = await pool.query<{ words: string }>(
    'SELECT words FROM search_synonyms WHERE language = $1 ORDER BY id',
    [locale],
  )
  return rows.map(({ words }) => words.split(/[,،]/).map(fold).filter(Boolean))
}

/**
 * What else words of a question may be called, in whatever form they stand. What a phrase means is
 * met at each of its words.
 */
export async function synonymsOf(
  pool: Pool,
  locale: Locale,
  groups: Group[],
  words: string[],
): Promise<FoundSynonyms> {
  const stemmed = await stems(pool, locale, [...words, ...groups.flat().flatMap(partsOf)])
  const asked = words.map((word) => stemmed.get(word))
  const synonyms: FoundSynonyms = { found: [], covered: new Set() }
  for (const group of groups) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase)
      const parts = partsOf(phrase).map((part) => stemmed.get(part))
      for (const start of placesOf(parts, asked)) {
        for (const no of parts.map((_, index) => start + index)) {
          synonyms.covered.add(no)
          synonyms.found.push(...others.map((other) => ({ no, words: other })))
        }
      }
    }
  }
  return synonyms
}

function partsOf(phrase: string): string[] {
  return phrase.split(' ')
}

/** Where in the question a phrase begins. */
function placesOf<Stem>(phrase: Stem[], words: Stem[]): number[] {
  return words.flatMap((_, start) =>
    phrase.every((part, index) => words[start + index] === part) ? [start] : [],
  )
}

/** Each word's stem; a word that is left out of the index, such as “how”, is its own. */
async function stems(pool: Pool, locale: Locale, words: string[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ word: string; stem: string }>(
    `SELECT word, coalesce((ts_lexize($1::regdictionary, word))[1], word) AS stem
     FROM (SELECT DISTINCT unnest($2::text[]) AS word) AS words`,
    [DICTIONARIES[locale].stems, words],
  )
  return new Map(rows.map(({ word, stem }) => [word, stem]))
}
