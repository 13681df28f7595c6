import { sql } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'

/**
 * What the table's trigger lets through; anything else that changes or deletes an event is refused.
 */
const ANONYMIZING = "SELECT set_config('security_log.job', 'anonymize', true)"
const CLEANING = "SELECT set_config('security_log.job', 'clean', true)"

/**
 * The events of an account that is erased stay, without its e-mail address. Must run in a
 * transaction: the permission ends with it.
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
 * Deletes events older than `days`, and the e-mail addresses of accounts that are gone
 * however they went.
 * @returns how many events were deleted
 */
export async function forgetOldEvents(pool: Pool, days: number): Promise<number> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(ANONYMIZING)
    await client.query(`UPDATE security_events SET email = NULL
      WHERE email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = account)`)
    await client.query(`UPDATE security_events SET actor_email = NULL
      WHERE actor_email IS NOT NULL AND NOT EXISTS (SELECT 1 FROM users WHERE id = actor)`)
    await client.query(CLEANING)
    const deleted = await client.query(
      'DELETE FROM security_events WHERE at < now() - make_interval(days => $1)',
      [days],
    )
    await client.query('COMMIT')
    return deleted.rowCount ?? 0
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
