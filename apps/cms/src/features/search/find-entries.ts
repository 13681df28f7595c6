import type { SearchHit, SearchQuery } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Figure } from '@studio/shared/contracts/price'
import type { Pool } from 'pg'
import { asIndexed, DICTIONARIES } from './dictionaries'
import { fold } from '../../platform/lib/fold'
import type { ReadQuestion } from './question'

export type FoundEntry = Omit<SearchHit, 'figure'> & {
  figures: Partial<Record<Country, Figure>> | null
}

const MOST = 24

/**
 * The SQL weights of a word in the text, the excerpt, the keywords and the title. The weight for
 * the text is 0, because this column does not contain its words.
 */
const HEAD_WEIGHTS = "'{0, 0.5, 0.8, 1}'"

/**
 * The SQL weight of a word in the text. Its frequency is ignored, because thousands of texts
 * contain a common word, and Postgres would have to read all of them to count.
 */
const BODY_WEIGHT = '0.08'

/**
 * An SQL condition. The OFFSET after it makes Postgres look up each word in the index instead of
 * reading all rows once.
 */
const IS_SHOWN = `locale = $5
  AND (countries IS NULL OR $6 = ANY (countries)) AND (figures IS NULL OR figures ? $6)`

/**
 * An SQL expression for the share of the title's words that the question contains. A short title
 * scores high, because the visitor probably means it.
 */
const TITLE_SHARE = `least(1, (
  SELECT count(DISTINCT query::text) FROM asked WHERE ts_filter(entry.head, '{a}') @@ query
)::float8 / cardinality(string_to_array(entry.folded_title, ' ')))`

/** An SQL expression that ranks a service before a single film with an equally good match. */
const KIND_WORTH = `CASE entry.kind
  WHEN 'service' THEN 1.1 WHEN 'price' THEN CASE WHEN entry.figures -> $6 ->> 'kind' = 'money' THEN 0.6 ELSE 0.4 END
  WHEN 'video' THEN CASE WHEN entry.path LIKE '%/%' THEN 0.65 ELSE 0.95 END
  ELSE 1 END`

/**
 * Ranks the matching entries. For each word of the question, the best alternative counts, and rare
 * words count more. An entry that matches all words ranks before an entry that matches few words
 * often.
 */
export async function findEntries(
  pool: Pool,
  { country, locale, q }: Pick<SearchQuery, 'country' | 'locale' | 'q'>,
  { alternatives }: ReadQuestion,
): Promise<FoundEntry[]> {
  const { rows } = await pool.query<FoundEntry>(
    `WITH asked AS MATERIALIZED (
       -- Many alternatives have one stem: each is looked up once.
       SELECT no, max(worth) AS worth, query
       FROM unnest($2::int[], $3::float8[], $4::text[]) AS alternative(no, worth, words),
         LATERAL (SELECT phraseto_tsquery($1::regconfig, words) AS query) AS phrase
       GROUP BY no, query
     ), met AS (
       SELECT id, no, max(rank) AS rank FROM (
         SELECT entry.id, no, worth * ts_rank(${HEAD_WEIGHTS}, head, query) AS rank
         FROM asked CROSS JOIN LATERAL (
           SELECT id, head FROM search_entries WHERE head @@ query AND ${IS_SHOWN} OFFSET 0
         ) AS entry
         UNION ALL
         SELECT entry.id, no, ${BODY_WEIGHT}
         FROM (
           SELECT no, string_agg(query::text, ' | ')::tsquery AS query
           FROM asked WHERE numnode(query) > 0 GROUP BY no
         ) AS asked CROSS JOIN LATERAL (
           SELECT id FROM search_entries WHERE words @@ query AND ${IS_SHOWN} OFFSET 0
         ) AS entry
       ) AS hits
       GROUP BY id, no
     ), rare AS (
       SELECT no, ln(1 + (SELECT count(*) FROM search_entries WHERE locale = $5)::float8 / count(*)) AS weight
       FROM met GROUP BY no
     ), ranked AS (
       SELECT id, sum(rank * weight) * sum(weight) / (SELECT sum(weight) FROM rare) AS score
       FROM met JOIN rare USING (no) GROUP BY id ORDER BY score DESC LIMIT 80
     ), placed AS (
       SELECT entry.*, coalesce(entry.place, entry.path) AS shown_at,
         score * ${KIND_WORTH} * (1 + 0.5 * similarity(entry.folded_title, $7) + 0.7 * ${TITLE_SHARE}) AS score
       FROM ranked JOIN search_entries AS entry USING (id)
     )
     SELECT kind, shown_at AS path, title, excerpt, image, figures FROM (
       SELECT DISTINCT ON (CASE kind WHEN 'price' THEN id::text ELSE shown_at END) *
       FROM placed WHERE shown_at IS NOT NULL
       ORDER BY CASE kind WHEN 'price' THEN id::text ELSE shown_at END, score DESC
     ) AS distinct_places
     ORDER BY score DESC, id LIMIT ${MOST}`,
    [
      DICTIONARIES[locale].configuration,
      alternatives.map(({ no }) => no),
      alternatives.map(({ worth }) => worth),
      alternatives.map(({ words }) => asIndexed(locale, words)),
      locale,
      country,
      fold(q),
    ],
  )
  return rows
}
