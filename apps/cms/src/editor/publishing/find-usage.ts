import type { Pool } from 'pg'
import { urlDependency, LAYOUT_PATH } from '../../site/page-dependencies'
import { dueMoment } from '../../delivery/due'

export interface Usage {
  /** The pages that are built from the document, with their countries and locales. */
  pages: { path: string; countries: string[]; locales: string[] }[]
  /** True if the header or footer, and therefore every page, is built from the document. */
  isInLayout: boolean
  /**
   * The newest change of public content, or null if there was none. The times are in the format of
   * ISO 8601.
   */
  lastChange: { changedAt: string; liveAt: string | null } | null
  /**
   * The time from which visitors see a post with a future date, in the format of ISO 8601. It is
   * null for other documents.
   */
  appearsAt: string | null
}

/**
 * Finds out where a document is used, and when its last change went live.
 *
 * @param isLive if it is false, pages that list the whole collection are left out, because they
 * show only published documents
 */
export async function findUsage(pool: Pool, document: string, isLive = true): Promise<Usage> {
  const [collection = ''] = document.split(':')
  const documents = [document, urlDependency(document), ...(isLive ? [`${collection}:*`] : [])]
  const usedIn = await pool.query<{ path: string; countries: string[]; locales: string[] }>(
    `SELECT path, array_agg(DISTINCT country) AS countries, array_agg(DISTINCT locale) AS locales
     FROM site_builds WHERE documents && $1 GROUP BY path ORDER BY path`,
    [documents],
  )
  const events = await pool.query<{ created_at: Date; live_at: Date | null }>(
    'SELECT created_at, live_at FROM publish_events WHERE document = $1 ORDER BY id DESC LIMIT 1',
    [document],
  )
  const [event] = events.rows
  return {
    pages: usedIn.rows.filter(({ path }) => path !== LAYOUT_PATH),
    isInLayout: usedIn.rows.some(({ path }) => path === LAYOUT_PATH),
    lastChange: event
      ? { changedAt: event.created_at.toISOString(), liveAt: event.live_at?.toISOString() ?? null }
      : null,
    appearsAt: (await dueMoment(pool, document))?.toISOString() ?? null,
  }
}
