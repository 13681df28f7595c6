import type { Country } from '@studio/shared/countries'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'

export interface PageVariant {
  country: Country
  locale: Locale
  /** The path of a page, or `LAYOUT_PATH`. */
  path: string
}

/**
 * A point in the database's history. `readAt` is not later than its snapshot, so all changes that
 * were committed before `readAt` are visible.
 */
export interface Moment {
  /** The time of the database's clock in milliseconds since 1970. */
  readAt: number
  /** The `pg_snapshot` as text, which says which transactions are visible. */
  snapshot: string
  /** A number by which this moment is compared with the cache's evictions. */
  sequence: number
  /** The recorded dependencies of the page, or null if none are recorded. */
  recorded: string[] | null
}

/** The path under which the dependencies of every page's header and footer are recorded. */
export const LAYOUT_PATH = '*'

/**
 * Records the documents from which a page was built. The record is committed before it checks for
 * changes, so that either this check or the worker notices a change. If the same documents were
 * recorded before the build, the worker cannot have missed the page.
 *
 * @param documents `collection:id` of everything that was read or searched
 * @returns false if one of them changed during the build. The caller must then build the page
 * again, because the worker may have processed the change before the page was recorded.
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
    // The page depends on paths, and any move of a document may affect one of them. Building the
    // page again is cheap.
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
 * moved, but not when its text changes. Header and footer link to most pages, so they must not be
 * built again for every edit of a page.
 */
export function urlDependency(document: string): string {
  return `${document}/path`
}

/** A dependency on whether a document is published at a path. */
export function pathDependency(path: string): string {
  return `path:${path}`
}

/**
 * The key of cached lookups of published paths. Moving any document removes all of them from the
 * cache.
 */
export const ANY_PATH = pathDependency('*')
