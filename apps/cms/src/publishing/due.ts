import type { Pool } from 'pg'

/** SQL: when visitors may see a post. */
const DUE = "(date_trunc('day', published_on AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')"

/** The clocks of the database and of the backend need not agree to the second. */
const MARGIN = '2 seconds'

/** However long the worker was away, this is looked back. */
const LOOKED_BACK = '30 days'

/**
 * Notes a publish event for each post whose day has come since it was last saved: nothing in the
 * database changes at midnight, and the pages that list posts would stay as they are. A post that
 * has an event since its day began is passed over, so this can be done as often as one likes.
 *
 * @returns how many posts appear now
 */
export async function announceDuePosts(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `INSERT INTO publish_events (document, old_slug, new_slug)
     SELECT 'posts:' || id, NULL, slug FROM posts
     WHERE _status = 'published'
       AND ${DUE} BETWEEN now() - interval '${LOOKED_BACK}' AND now() - interval '${MARGIN}'
       AND NOT EXISTS (
         SELECT 1 FROM publish_events
         WHERE document = 'posts:' || posts.id AND created_at >= ${DUE}
       )`,
  )
  if (rowCount) await pool.query('NOTIFY publish_events')
  return rowCount ?? 0
}

/**
 * When `announceDuePosts` has something to do next, if that is within two minutes.
 * @param now if not the database's time
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

/** When a post appears that is published and not shown yet; null for all others. */
export async function dueMoment(pool: Pool, document: string): Promise<Date | null> {
  const [collection, id] = document.split(':')
  if (collection !== 'posts' || !/^\d{1,9}$/.test(id ?? '')) return null
  const { rows } = await pool.query<{ due: Date }>(
    `SELECT ${DUE} AS due FROM posts WHERE id = $1 AND _status = 'published' AND ${DUE} > now()`,
    [id],
  )
  return rows[0]?.due ?? null
}
