import type { Pool } from 'pg'

/** Hours that events are kept: whoever comes back later reads the notes anew. */
const KEPT_HOURS = 48

/** @returns how many are gone */
export async function purgeEvents(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    'DELETE FROM review_events WHERE created_at < now() - make_interval(hours => $1)',
    [KEPT_HOURS],
  )
  return rowCount ?? 0
}
