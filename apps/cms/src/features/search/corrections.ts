import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { asIndexed, DICTIONARIES } from './dictionaries'

const MAX_CORRECTIONS_PER_WORD = 4

export interface Correction {
  /** The number of the corrected word in the question. */
  no: number
  words: string
  /** The correction in its original spelling. */
  shown: string
  /** The similarity of the correction to the word, from 0 to 1. */
  likeness: number
}

/**
 * Finds known words that differ from the unknown ones by a few letters, the most likely first. Most
 * of them are found by trigrams. Words with two swapped neighboring letters are added, because they
 * share few trigrams although this is a single mistake. Short words have too few trigrams, so they
 * are compared with all words of similar length. The same is done for Arabic words if the database
 * has the locale C, whose trigrams contain only ASCII letters.
 */
export async function correct(
  pool: Pool,
  locale: Locale,
  words: string[],
  unknown: number[],
): Promise<Correction[]> {
  const { rows } = await pool.query<Correction>(
    `SELECT asked.no::int, found.word AS words, found.shown, found.likeness::float8
     FROM unnest($2::int[], $3::text[]) AS asked(no, word),
     LATERAL (SELECT (length(asked.word) + 2) / 4 AS changes) AS allowed,
     LATERAL (
       SELECT word, shown, entries, 1 - min(slips)::float8 / length(asked.word) AS likeness
       FROM (
         SELECT word, shown, entries, 1 AS slips FROM search_words
         WHERE locale = $1 AND word = ANY (ARRAY(
           SELECT overlay(asked.word PLACING reverse(substr(asked.word, at, 2)) FROM at FOR 2)
           FROM generate_series(1, length(asked.word) - 1) AS at
         ))
         UNION ALL
         SELECT word, shown, entries, levenshtein_less_equal(word, asked.word, changes)
         FROM search_words
         WHERE locale = $1 AND word % asked.word
         UNION ALL
         SELECT word, shown, entries, levenshtein_less_equal(word, asked.word, changes)
         FROM search_words
         WHERE locale = $1 AND (length(asked.word) < 6 OR show_trgm(asked.word) = '{}')
           AND length(word) BETWEEN length(asked.word) - changes AND length(asked.word) + changes
       ) AS candidates
       WHERE slips <= changes
       GROUP BY word, shown, entries
       ORDER BY likeness DESC, entries DESC LIMIT ${2 * MAX_CORRECTIONS_PER_WORD}
     ) AS found
     ORDER BY asked.no, found.likeness DESC, found.entries DESC`,
    [locale, unknown, unknown.map((no) => words[no])],
  )
  const there = await stillThere(
    pool,
    locale,
    rows.map((row) => row.words),
  )
  const corrections = rows.filter((row) => there.has(row.words))
  return unknown.flatMap((no) =>
    corrections.filter((row) => row.no === no).slice(0, MAX_CORRECTIONS_PER_WORD),
  )
}

/**
 * Removes words that are no longer on any published page, because a correction to them would reveal
 * removed content.
 */
async function stillThere(
  pool: Pool,
  locale: Locale,
  words: string[],
): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await pool.query<{ word: string }>(
    `SELECT word FROM unnest($3::text[], $4::text[]) AS found(word, indexed)
     WHERE (
       SELECT count(*) > 0 FROM search_entries
       WHERE locale = $1 AND words @@ phraseto_tsquery($2::regconfig, indexed)
     )`,
    [
      locale,
      DICTIONARIES[locale].configuration,
      words,
      words.map((word) => asIndexed(locale, word)),
    ],
  )
  return new Set(rows.map(({ word }) => word))
}

/** Splits words that consist of two words, such as “greenscreen” and most German compounds. */
export async function splitWords(
  pool: Pool,
  locale: Locale,
  words: string[],
): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ word: string; head: string; tail: string }>(
    `SELECT DISTINCT ON (asked.word) asked.word, head.word AS head, tail.word AS tail
     FROM unnest($2::text[]) AS asked(word)
     CROSS JOIN LATERAL generate_series(3, length(asked.word) - 3) AS at
     JOIN search_words AS head ON head.locale = $1
       AND head.word IN (left(asked.word, at), regexp_replace(left(asked.word, at), '(?<=....)s$', ''))
     JOIN search_words AS tail ON tail.locale = $1 AND tail.word = substr(asked.word, at + 1)
     ORDER BY asked.word, least(head.entries, tail.entries) DESC`,
    [locale, words],
  )
  return new Map(rows.map(({ word, head, tail }) => [word, [head, tail]]))
}

/** The minimum number of letters of a compound and of its last part. */
const MIN_COMPOUND_LENGTH = 8
const MIN_TAIL_LENGTH = 5

/**
 * Finds the last part of each unknown compound, which names the general thing: “Rabatt” for
 * “Mengenrabatt”. The keys are the numbers of the words.
 */
export async function tailsOf(
  pool: Pool,
  locale: Locale,
  words: readonly string[],
  unknown: readonly number[],
): Promise<Map<number, string>> {
  const long = unknown.filter((no) => (words[no] ?? '').length >= MIN_COMPOUND_LENGTH)
  if (!DICTIONARIES[locale].hasCompounds || long.length === 0) return new Map()
  const { rows } = await pool.query<{ no: number; tail: string }>(
    `SELECT DISTINCT ON (no) no, tail.word AS tail
     FROM unnest($2::int[], $3::text[]) AS asked(no, word)
     CROSS JOIN LATERAL generate_series(3, length(asked.word) - $4::int) AS at
     JOIN search_words AS tail ON tail.locale = $1 AND tail.word = substr(asked.word, at + 1)
     ORDER BY no, at`,
    [locale, long, long.map((no) => words[no]), MIN_TAIL_LENGTH],
  )
  return new Map(rows.map(({ no, tail }) => [no, tail]))
}
