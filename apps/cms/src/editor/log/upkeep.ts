import { sql } from '@payloadcms/db-postgres'
import type { Pool } from 'pg'
import type { CollectionBeforeDeleteHook } from 'payload'
import { inTransaction } from '../../platform/database/in-transaction'
import { queryWithin } from '../../platform/database/query-within'

/**
 * A setting that lets an update pass the table's trigger, which refuses all other updates and
 * deletions.
 */
const ANONYMIZING = "SELECT set_config('change_log.job', 'anonymize', true)"
const DELETING = "SELECT set_config('change_log.job', 'clean', true)"

/**
 * Removes the name of an erased account from its entries, in the same transaction as the erasure.
 */
export const anonymizeChanges: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await queryWithin(req, sql.raw(ANONYMIZING))
  await queryWithin(
    req,
    sql`UPDATE change_log SET actor_name = NULL
        WHERE actor = ${Number(id)} AND actor_name IS NOT NULL`,
  )
}

/**
 * Deletes entries older than `days`.
 *
 * @returns the number of deleted entries
 */
export async function purgeOldChanges(pool: Pool, days: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(DELETING)
    const deleted = await client.query(
      'DELETE FROM change_log WHERE at < now() - make_interval(days => $1)',
      [days],
    )
    return deleted.rowCount ?? 0
  })
}
