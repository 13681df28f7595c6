import type { Pool } from 'pg'

/** The number of hours for which events are stored. Readers who return later reload everything. */
const KEPT_HOURS = 48

/** @returns the number of deleted events */
export async function purgeEvents(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    'DELETE FROM review_events WHERE created_at < now() - make_interval(hours => $1)',
    [KEPT_HOURS],
  )
  return rowCount ?? 0
}
