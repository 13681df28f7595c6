import type { Pool } from 'pg'
import type { BuildKey, Moment } from './types'

/** The path under which what surrounds every page (header, footer) is recorded. */
export const SHELL_PATH = '*'

/**
 * Remembers what a page was built from.
 *
 * @param documents `collection:id` of everything that was read or looked for
 * @returns false if one of them changed while the page was being built, so that
 * the caller must build again: the worker may have looked before the page was
 * recorded. The record is committed before the look, or both could miss the other. Where the same
 * was on record before the reading began, the worker cannot have missed the page.
 */
export async function recordBuild(
  pool: Pool,
  { country, locale, path }: BuildKey,
  documents: string[],
  { readAt, snapshot, recorded }: Moment,
): Promise<boolean> {
  if (recorded?.join() === documents.join()) return true
  await pool.query(
    `INSERT INTO site_builds (country, locale, path, documents, read_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (country, locale, path)
     DO UPDATE SET documents = EXCLUDED.documents, read_at = EXCLUDED.read_at
     WHERE site_builds.read_at <= EXCLUDED.read_at`,
    [country, locale, path, documents, readAt],
  )
  const { rows } = await pool.query<{ is_outdated: boolean }>(
    `SELECT EXISTS (
       SELECT 1 FROM publish_events
       WHERE NOT pg_visible_in_snapshot(transaction, $2::pg_snapshot)
         AND (document = ANY ($1) OR (old_slug IS DISTINCT FROM new_slug
           AND ($3 OR document || '/path' = ANY ($1))))
     ) AS is_outdated`,
    // Any move may be one to a path that was looked for: building once more is cheap.
    [documents, snapshot, documents.some((document) => document.startsWith('path:'))],
  )
  return rows[0]?.is_outdated === false
}

/** A path that shows nothing any more needs no record. */
export async function forgetBuild(pool: Pool, { country, locale, path }: BuildKey): Promise<void> {
  await pool.query('DELETE FROM site_builds WHERE country = $1 AND locale = $2 AND path = $3', [
    country,
    locale,
    path,
  ])
}
