import type { Pool } from 'pg'
import { vi } from 'vitest'

/** Resolves when this many queries of the database wait for a lock. */
export function untilBlocked(pool: Pool, count: number): Promise<void> {
  return vi.waitFor(async () => {
    const { rows } = await pool.query<{ waiting: number }>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (rows[0]?.waiting !== count) throw new Error(`${rows[0]?.waiting} queries wait.`)
  }, 10_000)
}
