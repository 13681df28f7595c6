import type { SearchKind } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'
import { asIndexed, DICTIONARIES } from '../search/dictionaries'
import type { PassagePart } from '../search/passages-of-document'
import type { Alternative } from '../search/question'

export interface FoundPassage {
  kind: SearchKind
  path: string
  anchor: string
  /** The title of the page, or of the price list's row. */
  title: string
  excerpt: string
  heading: string
  parts: PassagePart[]
  /** The document and key of the price book's row, or null for pages. */
  row: string | null
  /**
   * How well the passage matches each word of the question, from 0 to 1, by the word's position in
   * the question.
   */
  met: Record<string, number>
  /** The numbers of the question's words that the passage's heading or page contains. */
  named: number[]
  /**
   * The share of the heading's words that the question contains. Question words such as “how” are
   * not counted.
   */
  headed: number
  /** The number of the heading's words. Question words such as “how” are not counted. */
  headWords: number
  /** The numbers of the question's words that the page's title contains. */
  titled: number[]
  /** How many alternatives for the question's words the passage contains. */
  hits: number
}

/** The weight of a matching word, which depends on where in the page it was found. */
const WORTH = { heading: 1, text: 0.85, page: 0.7, above: 0.6 }

const MOST = 60

/**
 * Finds the passages and rows of the price book that match words of the question, best matches
 * first. The caller weighs the words.
 */
export async function findPassages(
  pool: Pool,
  { country, locale }: { country: Country; locale: Locale },
  alternatives: readonly Alternative[],
): Promise<FoundPassage[]> {
  const { rows } = await pool.query<FoundPassage>(
    `WITH asked AS MATERIALIZED (
       SELECT no, max(worth) AS worth, query, tsvector_to_array(to_tsvector($1::regconfig, min(words))) AS stems
       FROM unnest($2::int[], $3::float8[], $4::text[]) AS alternative(no, worth, words),
         LATERAL (SELECT phraseto_tsquery($1::regconfig, words) AS query) AS phrase
       WHERE numnode(query) > 0
       GROUP BY no, query
     ), ways AS MATERIALIZED (
       SELECT no, worth, string_agg('(' || query::text || ')', ' | ')::tsquery AS query
       FROM asked GROUP BY no, worth
     ), passages AS MATERIALIZED (
       SELECT entry.id, passage.no AS place, passage.heading, passage.anchor, passage.parts,
         ts_filter(passage.above, '{a}') AS heading_words,
         passage.text, ts_filter(entry.head, '{a,b}') AS page_words, passage.above AS above_words
       FROM search_entries AS entry JOIN search_passages AS passage ON passage.entry = entry.id
       WHERE entry.locale = $5 AND (countries IS NULL OR $6 = ANY (countries))
       UNION ALL
       SELECT price.id, 0, price.title, '', '[]',
         ts_filter(price.head, '{a}'), ts_filter(price.words, '{d}'), ts_filter(price.head, '{b,c}'),
         coalesce(ts_filter(page.head, '{a,b}'), '')
       FROM search_entries AS price
       LEFT JOIN search_entries AS page
         ON page.locale = price.locale AND page.path = price.place AND page.part = ''
           AND page.kind <> 'price'
       WHERE price.locale = $5 AND price.kind = 'price' AND price.figures ? $6
     ), met AS (
       SELECT id, place, ways.no, max(worth * CASE
         WHEN heading_words @@ query THEN ${WORTH.heading}
         WHEN passages.text @@ query THEN ${WORTH.text}
         WHEN page_words @@ query THEN ${WORTH.page}
         WHEN above_words @@ query THEN ${WORTH.above}
       END) AS worth, bool_or(heading_words @@ query OR page_words @@ query) AS is_named,
         bool_or(page_words @@ query) AS is_titled
       FROM passages JOIN ways
         ON heading_words @@ query OR passages.text @@ query OR page_words @@ query OR above_words @@ query
       GROUP BY id, place, ways.no
     ), found AS (
       SELECT id, place, jsonb_object_agg(met.no, met.worth) AS met,
         coalesce(array_agg(met.no) FILTER (WHERE is_named), '{}') AS named,
         coalesce(array_agg(met.no) FILTER (WHERE is_titled), '{}') AS titled,
         sum(met.worth * rare.weight) AS score
       FROM met JOIN (
         SELECT no, ln(1 + (SELECT count(*) FROM passages)::float8 / count(*)) AS weight
         FROM met GROUP BY no
       ) AS rare USING (no)
       GROUP BY id, place ORDER BY score DESC LIMIT ${MOST}
     )
     SELECT kind, coalesce(entry.place, entry.path) AS path, anchor, title, excerpt, heading, parts,
       CASE kind WHEN 'price' THEN document || '/' || part END AS row, met, named, titled, (
         SELECT count(*)::int FROM asked
         WHERE heading_words @@ query OR passages.text @@ query OR page_words @@ query OR above_words @@ query
       ) AS hits,
       cardinality(own.stems) AS "headWords", (
         SELECT count(DISTINCT stem) FROM asked, unnest(asked.stems) AS stem
         WHERE heading_words @@ query AND stem = ANY (own.stems)
       )::float8 / greatest(1, cardinality(own.stems)) AS headed
     FROM found JOIN passages USING (id, place) JOIN search_entries AS entry USING (id),
       LATERAL (SELECT ARRAY(
         SELECT stem FROM unnest(tsvector_to_array(heading_words)) AS stem
         WHERE stem <> ALL (tsvector_to_array(to_tsvector($1::regconfig, $7)))
       ) AS stems) AS own
     WHERE coalesce(entry.place, entry.path) IS NOT NULL
     ORDER BY score DESC, id, passages.place`,
    [
      DICTIONARIES[locale].configuration,
      alternatives.map(({ no }) => no),
      alternatives.map(({ worth }) => worth),
      alternatives.map(({ words }) => asIndexed(locale, words)),
      locale,
      country,
      asIndexed(locale, [...DICTIONARIES[locale].asking].join(' ')),
    ],
  )
  return rows
}

/**
 * Computes how rare each word of the question is among the passages. A word that no passage
 * contains is the rarest.
 */
export async function rarityOf(
  pool: Pool,
  locale: Locale,
  words: readonly string[],
): Promise<number[]> {
  const { rows } = await pool.query<{ weight: number }>(
    `WITH own AS MATERIALIZED (
       SELECT above, text FROM search_passages AS passage
       JOIN search_entries AS entry ON entry.id = passage.entry WHERE locale = $2
     )
     SELECT ln(1 + (SELECT count(*) FROM own)::float8 / (1 + (
       SELECT count(*) FROM own WHERE above @@ query OR text @@ query
     ))) AS weight
     FROM unnest($3::text[]) WITH ORDINALITY AS asked(word, no),
       LATERAL (SELECT phraseto_tsquery($1::regconfig, word) AS query) AS phrase
     ORDER BY no`,
    [DICTIONARIES[locale].configuration, locale, words.map((word) => asIndexed(locale, word))],
  )
  return rows.map(({ weight }) => weight)
}
