import type { Pool } from 'pg'
import { urlDependency, LAYOUT_PATH } from '../site-api/page-dependencies'
import { dueMoment } from './due'

export interface Usage {
  /** Pages built from the document, with their countries and locales. */
  pages: { path: string; countries: string[]; locales: string[] }[]
  /** Whether the header or footer, and therefore every page, is built from it. */
  isInLayout: boolean
  /** The newest change of public content, ISO 8601; null if there was none. */
  lastChange: { changedAt: string; liveAt: string | null } | null
  /** When visitors see a post with a future date, ISO 8601; null for other documents. */
  appearsAt: string | null
}

/**
 * Returns where a document is used and when its last change went live.
 *
 * @param isLive if false, pages that list the whole collection are left out, because they show
 *   only published documents
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
