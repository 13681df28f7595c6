import { plainOldPath } from '@studio/shared/paths'
import type { Pool } from 'pg'

/** Longer addresses are not typed or linked by people. */
const MAX_LENGTH = 120
/** An address with an email address or a long code may belong to a person. */
const PERSONAL = /@|[\da-f]{24,}|[\w-]{40,}/iu
/** What programs that look for weaknesses ask for; the site never had such addresses. */
const PROBES = /\.(?:php\d?|aspx?|jsp|cgi|env|git|sql|bak|ya?ml|ini|log)(?:\/|$)|^(?:wp-|\.)/iu
/** Limits the table, so that programs cannot fill it. */
const MAX_ROWS = 5_000
const KEPT_DAYS = 30

/** The path as it is counted; null if it is not. @param path without the language */
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
    // Below the limit of the table, so that new addresses have room.
    [KEPT_DAYS, MAX_ROWS / 2],
  )
  return rowCount ?? 0
}

export interface MissedPath {
  path: string
  times: number
  lastDay: Date
  /** The most similar live path. */
  suggestion: string | null
  total: number
}

/** Missing addresses by number of visits; those that a page or redirect has by now are left out. */
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
