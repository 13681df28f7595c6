import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { asIndexed, DICTIONARIES } from './dictionaries'
import { fold } from '../../platform/lib/fold'

export interface FoundSynonyms {
  found: { no: number; words: string; isOfPhrase: boolean }[]
  /** The numbers of the words in the question that belong to a group of synonyms. */
  covered: Set<number>
}

/** Words and phrases with the same meaning, folded. */
type Group = string[]

/**
 * Reads all groups for each question, so that a new group applies immediately. There are only few
 * groups.
 */
export async function readSynonyms(pool: Pool, locale: Locale): Promise<Group[]> {
  const { rows } = await pool.query<{ words: string }>(
    'SELECT words FROM search_synonyms WHERE language = $1 ORDER BY id',
    [locale],
  )
  return rows.map(({ words }) => words.split(/[,،]/).map(fold).filter(Boolean))
}

/**
 * Finds the synonyms of the question's words in any inflected form. A synonym of a phrase counts
 * for each of its words.
 */
export async function synonymsOf(
  pool: Pool,
  locale: Locale,
  groups: Group[],
  words: string[],
): Promise<FoundSynonyms> {
  const known = await stemsOfGroups(pool, locale, groups)
  const own = await stems(pool, locale, words)
  const stemOf = (word: string) => (known.get(word) ?? own.get(word))?.stem
  const asked = words.map(stemOf)
  const synonyms: FoundSynonyms = { found: [], covered: new Set() }
  for (const group of groups) {
    for (const phrase of group) {
      const others = group.filter((other) => other !== phrase && says(other))
      const parts = partsOf(phrase).map(stemOf)
      for (const start of placesOf(parts, asked)) {
        for (const no of parts.map((_, index) => start + index)) {
          synonyms.covered.add(no)
          synonyms.found.push(
            ...others.map((other) => ({ no, words: other, isOfPhrase: parts.length > 1 })),
          )
        }
      }
    }
  }
  return synonyms

  /**
   * @returns true if the phrase can be searched for. A phrase such as “work for you” is recognized
   * in questions but not searched for, because the index contains only its word “work”.
   */
  function says(phrase: string): boolean {
    const parts = partsOf(phrase)
    const left = parts.filter((part) => known.get(part)?.isIndexed).length
    return left === parts.length || left > 1
  }
}

function partsOf(phrase: string): string[] {
  return phrase.split(' ')
}

/** Positions in the question at which a phrase begins. */
function placesOf<Stem>(phrase: Stem[], words: Stem[]): number[] {
  return words.flatMap((_, start) =>
    phrase.every((part, index) => words[start + index] === part) ? [start] : [],
  )
}

const lastStems = new Map<Locale, { text: string; stems: Map<string, Stem> }>()

/** The stems are cached, because the groups rarely change between questions. */
async function stemsOfGroups(pool: Pool, locale: Locale, groups: Group[]) {
  const words = groups.flat().flatMap(partsOf)
  const text = words.join(' ')
  const last = lastStems.get(locale)
  if (last?.text === text) return last.stems
  const found = await stems(pool, locale, words)
  lastStems.set(locale, { text, stems: found })
  return found
}

interface Stem {
  /** A word that the index leaves out, such as “how”, is used as its own stem. */
  stem: string
  isIndexed: boolean
}

async function stems(pool: Pool, locale: Locale, words: string[]): Promise<Map<string, Stem>> {
  const { rows } = await pool.query<Stem & { word: string }>(
    `SELECT word, coalesce(stems[1], indexed) AS stem, stems <> '{}' AS "isIndexed"
     FROM (SELECT DISTINCT * FROM unnest($2::text[], $3::text[]) AS asked(word, indexed)) AS words,
       LATERAL (SELECT ts_lexize($1::regdictionary, indexed) AS stems) AS found`,
    [DICTIONARIES[locale].stems, words, words.map((word) => asIndexed(locale, word))],
  )
  return new Map(rows.map(({ word, ...stem }) => [word, stem]))
}
