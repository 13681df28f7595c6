import { sql } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { queryWithin } from '../database/query-within'

/**
 * A setting that lets an update pass the table's trigger, which refuses all other updates and
 * deletions of events.
 */
const ANONYMIZING = "SELECT set_config('security_log.job', 'anonymize', true)"
const DELETING = "SELECT set_config('security_log.job', 'clean', true)"

/**
 * Removes the email address of a deleted account from its events. It must run in a transaction,
 * because the permission for the update ends with it.
 */
export async function anonymizeEventsOf(req: PayloadRequest, accountId: number): Promise<void> {
  await queryWithin(req, sql.raw(ANONYMIZING))
  await queryWithin(
    req,
    sql`UPDATE security_events SET email = NULL WHERE account = ${accountId} AND email IS NOT NULL`,
  )
  await queryWithin(
    req,
    sql`UPDATE security_events SET actor_email = NULL
        WHERE actor = ${accountId} AND actor_email IS NOT NULL`,
  )
}

/**
 * Deletes events older than `days`, and the email addresses of accounts that no longer exist.
 * @returns the number of deleted events
 */
export async function purgeOldEvents(pool: Pool, days: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(ANONYMIZING)
    await client.query(`UPDATE security_events SET email = NULL
      WHERE email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = account)`)
    await client.query(`UPDATE security_events SET actor_email = NULL
      WHERE actor_email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = actor)`)
    await client.query(DELETING)
    const deleted = await client.query(
      'DELETE FROM security_events WHERE at < now() - make_interval(days => $1)',
      [days],
    )
    return deleted.rowCount ?? 0
  })
}
