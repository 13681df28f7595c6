import type { Pool } from 'pg'

/** An SQL expression for the moment from which visitors see a post. */
const DUE = "(date_trunc('day', published_on AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')"

/** The tolerance for differences between the clocks of the database and the backend. */
const MARGIN = '2 seconds'

/** Posts that became due within this time are announced, because the worker may have been down. */
const MAX_LOOKBACK = '30 days'

/**
 * Inserts a publish event for each post whose publication day has come since it was last saved. No
 * row changes at midnight, so the pages that list posts would otherwise stay outdated. A post that
 * already has an event since its day began is skipped, so repeated calls are harmless.
 *
 * @returns the number of posts that become visible now
 */
export async function announceDuePosts(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `INSERT INTO publish_events (document, old_slug, new_slug)
     SELECT 'posts:' || id, NULL, slug FROM posts
     WHERE _status = 'published'
       AND ${DUE} BETWEEN now() - interval '${MAX_LOOKBACK}' AND now() - interval '${MARGIN}'
       AND NOT EXISTS (
         SELECT 1 FROM publish_events
         WHERE document = 'posts:' || posts.id AND created_at >= ${DUE}
       )`,
  )
  if (rowCount) await pool.query('NOTIFY publish_events')
  return rowCount ?? 0
}

/**
 * @param now overrides the database's time, for tests
 * @returns the next moment at which `announceDuePosts` has work, if it is within two minutes
 */
export async function nextDueMoment(pool: Pool, now?: Date): Promise<Date | null> {
  const { rows } = await pool.query<{ at: Date | null }>(
    `SELECT min(${DUE}) + interval '${MARGIN}' AS at FROM posts
     WHERE _status = 'published'
       AND ${DUE} BETWEEN COALESCE($1, now()) - interval '${MARGIN}'
                      AND COALESCE($1, now()) + interval '2 minutes'`,
    [now ?? null],
  )
  return rows[0]?.at ?? null
}

/**
 * @returns the moment at which a published post with a future date becomes visible, or null for all
 * other documents
 */
export async function dueMoment(pool: Pool, document: string): Promise<Date | null> {
  const [collection, id] = document.split(':')
  if (collection !== 'posts' || !/^\d{1,9}$/.test(id ?? '')) return null
  const { rows } = await pool.query<{ due: Date }>(
    `SELECT ${DUE} AS due FROM posts WHERE id = $1 AND _status = 'published' AND ${DUE} > now()`,
    [id],
  )
  return rows[0]?.due ?? null
}
