import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'

export interface PageVariant {
  country: Country
  locale: Locale
  /** A page path or `LAYOUT_PATH`. */
  path: string
}

/**
 * A point in the database's history: `readAt` is no later than its snapshot, so all changes
 * committed before it are visible.
 */
export interface Moment {
  /** Milliseconds of the database's clock. */
  readAt: number
  /** `pg_snapshot` as text: the visible transactions. */
  snapshot: string
  /** Orders this moment among the cache's evictions. */
  sequence: number
  /** The recorded dependencies of the page; null if it has no record. */
  recorded: string[] | null
}

/** The path under which the header and footer of every page are recorded. */
export const LAYOUT_PATH = '*'

/**
 * Records the documents that a page was built from.
 *
 * @param documents `collection:id` of everything that was read or searched
 * @returns false if one of them changed during the build, so that the caller must build again: the
 * worker may have processed the change before the page was recorded. The record is committed before
 * the check, so that at least one side notices the change. If the same documents were recorded
 * before the build, the worker cannot have missed the page.
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
    // The page depends on paths, and any move may affect one of them. Building again is cheap.
    [documents, snapshot, documents.some((document) => document.startsWith('path:'))],
  )
  return rows[0]?.is_outdated === false
}

/** A path without content needs no record. */
export async function deleteDependencies(
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
 * A dependency on a document's URL. It changes when the document is published, unpublished or
 * moved, but not with its text. Header and footer link to most pages, and must not be rebuilt with
 * every edit of a page.
 */
export function urlDependency(document: string): string {
  return `${document}/path`
}

/** A dependency on whether anything is published at a path. */
export function pathDependency(path: string): string {
  return `path:${path}`
}

/** The key of cached lookups of published paths. Any move evicts all of them. */
export const ANY_PATH = pathDependency('*')
