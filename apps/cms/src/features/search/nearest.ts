import type { SearchHit } from '@studio/shared/contracts/search'
import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { poolOf } from '../../platform/database/pool'
import { fold } from '../../platform/lib/fold'
import { searchSite } from './search-site'
import { readSynonyms } from './synonyms'
import { waitForIndex } from './wait-for-index'

interface Missed {
  country: Country
  locale: Locale
  path: string
}

const MOST = 3

/**
 * Finds the three pages whose path or title is most similar to an unknown path. Pages that the
 * editors' synonyms name for the last part of the path come first. If there are fewer than three, a
 * search for the words of the path finds the others.
 */
export async function findNearest(payload: Payload, missed: Missed): Promise<SearchHit[]> {
  const words = fold(missed.path)
  if (words === '') return []
  await waitForIndex(payload)
  const pool = poolOf(payload)
  const similar = [...(await findNamed(pool, missed)), ...(await findAlike(pool, missed, words))]
  const nearest = once(similar)
  if (nearest.length >= MOST) return nearest.slice(0, MOST)
  const { hits } = await searchSite(payload, { ...missed, q: words })
  return once([...nearest, ...hits.filter(({ kind }) => kind !== 'price')]).slice(0, MOST)
}

function once(hits: SearchHit[]): SearchHit[] {
  return hits.filter(({ path }, no) => hits.findIndex((hit) => hit.path === path) === no)
}

/** Matches the ending of a page's file name. */
const ENDING = /\.html?$/i

/** Finds the pages whose title is a synonym of the path's last part. */
async function findNamed(pool: Pool, { country, locale, path }: Missed): Promise<SearchHit[]> {
  const words = fold((path.split('/').at(-1) ?? '').replace(ENDING, ''))
  const groups = await readSynonyms(pool, locale)
  const titles = groups.filter((group) => group.includes(words)).flat()
  if (titles.length === 0) return []
  const { rows } = await pool.query<SearchHit>(
    `SELECT DISTINCT ON (path) kind, path, title, excerpt, image, NULL AS figure
     FROM search_entries
     WHERE locale = $1 AND path <> '' AND kind <> 'price' AND folded_title = ANY ($3::text[])
       AND (countries IS NULL OR $2 = ANY (countries))
     ORDER BY path`,
    [locale, country, titles],
  )
  return rows
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
