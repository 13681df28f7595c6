import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { DICTIONARIES } from './dictionaries'

export interface Correction {
  /** Which word of the question. */
  no: number
  words: string
  /** The correction in its original spelling. */
  shown: string
  /** From 0 to 1. */
  likeness: number
}

/**
 * Words that look like those that nothing has, with few letters changed, the likeliest first.
 * Trigrams find the candidates, and words with two neighbouring letters in each other's place, which
 * share few trigrams and are one slip, not two. Where there are too few of them, all words of that length are
 * compared: for short words, and for Arabic in a database whose locale is C, which knows no letters
 * beyond ASCII.
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
         -- Words stay when their page goes, and must not be told from then on.
         AND (
           SELECT count(*) > 0 FROM search_entries
           WHERE locale = $1 AND words @@ phraseto_tsquery($4::regconfig, word)
         )
       GROUP BY word, shown, entries
       ORDER BY likeness DESC, entries DESC LIMIT 4
     ) AS found
     ORDER BY asked.no, found.likeness DESC, found.entries DESC`,
    [locale, unknown, unknown.map((no) => words[no]), DICTIONARIES[locale].configuration],
  )
  return rows
}

/** The two words of each that was written as one, such as “greenscreen” and most of German. */
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
