import type { Pool } from 'pg'

/**
 * After a restore into another server the outbox carries that server's old
 * transaction numbers. Those that lie in this server's future would make every
 * page look outdated; they count as made now.
 */
export async function forgetForeignTransactions(pool: Pool): Promise<void> {
  await pool.query(
    `UPDATE publish_events SET transaction = pg_current_xact_id()
     WHERE transaction >= pg_snapshot_xmax(pg_current_snapshot())`,
  )
}
