import { plainOldPath } from '@studio/shared/paths'
import type { Pool } from 'pg'

/** Longer addresses are ignored, because people neither type nor link them. */
const MAX_LENGTH = 120
/** Paths with an email address or a long code are ignored, because they may identify a person. */
const PERSONAL = /@|[\da-f]{24,}|[\w-]{40,}/iu
/** Paths that attack programs probe for. The site has never had such paths. */
const PROBES = /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ya?ml|ini|log)(?:\/|$)|^(?:wp-|\.)/iu
/** The limit of rows in the table, so that programs cannot fill it. */
const MAX_ROWS = 5_000
export const MISSED_PATH_DAYS = 30

/**
 * @param path without the language
 * @returns the path in the form that is counted, or null if it is not counted
 */
export function countedPath(path: string): string | null {
  const plain = plainOldPath(path)
  if (plain === null || plain.length > MAX_LENGTH) return null
  return PERSONAL.test(plain) || PROBES.test(plain) ? null : plain
}

/** Counts that a visitor met a missing page. The visitor is not recorded. */
export async function noteMissedPath(pool: Pool, path: string): Promise<void> {
  const counted = countedPath(path)
  if (counted === null) return
  await pool.query(
    `INSERT INTO missed_paths AS missed (path, day)
     SELECT $1, (now() AT TIME ZONE 'UTC')::date
     WHERE (SELECT count(*) FROM missed_paths) < $2
        OR EXISTS (SELECT FROM missed_paths WHERE path = $1)
     ON CONFLICT (path, day) DO UPDATE SET times = missed.times + 1`,
    [counted, MAX_ROWS],
  )
}

export async function dismissMissedPath(pool: Pool, path: string): Promise<void> {
  await pool.query('DELETE FROM missed_paths WHERE path = $1', [path])
}

/** @returns the number of deleted rows */
export async function purgeMissedPaths(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM missed_paths WHERE day < (now() AT TIME ZONE 'UTC')::date - $1::int
       OR (path, day) IN (
         SELECT path, day FROM missed_paths ORDER BY times DESC, day DESC OFFSET $2
       )`,
    // Half of the table's limit, so that there is room for new paths.
    [MISSED_PATH_DAYS, MAX_ROWS / 2],
  )
  return rowCount ?? 0
}

export interface MissedPath {
  path: string
  times: number
  lastDay: Date
  /** The live path that is most similar to the missing one. */
  suggestion: string | null
  total: number
}

/**
 * Lists missing paths by number of visits. Paths that now have a page or a redirect are left out.
 */
export async function findMissedPaths(pool: Pool, limit: number): Promise<MissedPath[]> {
  const { rows } = await pool.query<MissedPath>(
    `WITH missed AS (
       SELECT path, sum(times)::int AS times, max(day)::timestamptz AS "lastDay",
              (count(*) OVER ())::int AS total
       FROM missed_paths
       WHERE NOT EXISTS (
           SELECT FROM redirects WHERE "from" = missed_paths.path AND deleted_at IS NULL
         )
         AND NOT EXISTS (SELECT FROM search_entries WHERE search_entries.path = missed_paths.path)
       GROUP BY path ORDER BY times DESC, "lastDay" DESC, path LIMIT $1
     )
     SELECT missed.*, alike.path AS suggestion
     FROM missed LEFT JOIN LATERAL (
       SELECT entry.path FROM search_entries AS entry
       WHERE entry.locale = 'en' AND entry.kind <> 'price' AND entry.path <> ''
         AND (entry.path % missed.path
              OR entry.folded_title % regexp_replace(missed.path, '[^[:alnum:]]+', ' ', 'g'))
       ORDER BY greatest(
         similarity(entry.path, missed.path),
         similarity(entry.folded_title, regexp_replace(missed.path, '[^[:alnum:]]+', ' ', 'g'))
       ) DESC, length(entry.path), entry.path
       LIMIT 1
     ) AS alike ON true
     ORDER BY missed.times DESC, missed."lastDay" DESC, missed.path`,
    [limit],
  )
  return rows
}
