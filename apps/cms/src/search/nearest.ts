import type { SearchHit } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '../database/pool'
import { fold } from './fold'
import { searchSite } from './search-site'
import { waitForIndex } from './wait-for-index'

interface Missed {
  country: Country
  locale: Locale
  path: string
}

const MOST = 3

/**
 * Finds the three pages whose path or title is most similar to an unknown path. If there are fewer,
 * a search for the words of the path finds the others.
 */
export async function findNearest(payload: Payload, missed: Missed): Promise<SearchHit[]> {
  const words = fold(missed.path)
  if (words === '') return []
  await waitForIndex(payload)
  const alike = await findAlike(poolOf(payload), missed, words)
  if (alike.length === MOST) return alike
  const { hits } = await searchSite(payload, { ...missed, q: words })
  const others = hits.filter(
    ({ kind, path }) => kind !== 'price' && !alike.some((hit) => hit.path === path),
  )
  return [...alike, ...others].slice(0, MOST)
}

async function findAlike(
  pool: Pool,
  { country, locale, path }: Missed,
  words: string,
): Promise<SearchHit[]> {
  const { rows } = await pool.query<SearchHit>(
    `SELECT kind, path, title, excerpt, image, NULL AS figure FROM (
       SELECT DISTINCT ON (path) *,
         greatest(similarity(path, $3), similarity(folded_title, $4), word_similarity($4, folded_title)) AS likeness
       FROM search_entries
       WHERE locale = $1 AND path <> '' AND kind <> 'price' AND (countries IS NULL OR $2 = ANY (countries))
         AND (path % $3 OR folded_title % $4 OR $4 <% folded_title)
       ORDER BY path, likeness DESC
     ) AS alike
     ORDER BY likeness DESC, length(path), path LIMIT ${MOST}`,
    [locale, country, path, words],
  )
  return rows
}
