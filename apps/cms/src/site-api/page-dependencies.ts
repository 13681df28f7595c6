import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'

/** One variant of a page. */
export interface PageVariant {
  country: Country
  locale: Locale
  /** A page path or `LAYOUT_PATH`. */
  path: string
}

/** A point in the database's history: what was committed before `readAt` is in the answer. */
export interface Moment {
  /** Milliseconds of the database's clock. */
  readAt: number
  /** `pg_snapshot` as text: which transactions were visible. */
  snapshot: string
  /** Orders this moment among the cache's evictions. */
  sequence: number
  /** What the page at hand was built from last time; null where it has no record. */
  recorded: string[] | null
}

/** The path under which what surrounds every page (header, footer) is recorded. */
export const LAYOUT_PATH = '*'

/**
 * Remembers what a page was built from.
 *
 * @param documents `collection:id` of everything that was read or looked for
 * @returns false if one of them changed while the page was being built, so that
 * the caller must build again: the worker may have looked before the page was
 * recorded. The record is committed before the look, or both could miss the other. Where the same
 * was on record before the reading began, the worker cannot have missed the page.
 */
export async function recordDependencies(
  pool: Pool,
  { country, locale, path }: PageVariant,
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
export async function forgetDependencies(
  pool: Pool,
  { country, locale, path }: PageVariant,
): Promise<void> {
  await pool.query('DELETE FROM site_builds WHERE country = $1 AND locale = $2 AND path = $3', [
    country,
    locale,
    path,
  ])
}

/**
 * Where something stands, as a document of its own: it changes when a document
 * is published, taken down or moved, and not with its words. Header and footer
 * link to most pages and must not be made anew with each edit of one of them.
 */
export function urlDependency(document: string): string {
  return `${document}/path`
}

/** Whether anything is published at a path. */
export function pathDependency(path: string): string {
  return `path:${path}`
}

/** Under which it is remembered what is published where: any move forgets all of it. */
export const ANY_PATH = pathDependency('*')
