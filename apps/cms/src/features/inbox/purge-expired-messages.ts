import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'

/** The number of days for which unconfirmed and ended newsletter subscriptions are kept. */
export const UNCONFIRMED_DAYS = 7
export const ENDED_DAYS = 30
export const MAIL_DAYS = 30

/**
 * Deletes expired messages with their files.
 *
 * @returns the number of deleted records
 */
export async function purgeExpiredMessages(pool: Pool, attachments: string): Promise<number> {
  const submissions = await pool.query('DELETE FROM submissions WHERE keep_until < now()')
  // The query also finds files without a message: the message was deleted, or its transaction was
  // rolled back before it was stored.
  const files = await pool.query<{ filename: string | null }>(
    `DELETE FROM attachments WHERE created_at < now() - interval '1 hour' AND NOT EXISTS (
       SELECT 1 FROM submissions WHERE file_id = attachments.id
     ) AND NOT EXISTS (
       SELECT 1 FROM submissions_set_pictures WHERE file_id = attachments.id
     ) RETURNING filename`,
  )
  for (const { filename } of files.rows) {
    if (filename) await rm(path.join(attachments, path.basename(filename)), { force: true })
  }
  const subscribers = await pool.query(
    `DELETE FROM subscribers
     WHERE (status = 'pending' AND updated_at < now() - make_interval(days => $1))
        OR (status = 'ended' AND updated_at < now() - make_interval(days => $2))`,
    [UNCONFIRMED_DAYS, ENDED_DAYS],
  )
  const mails = await pool.query(
    `DELETE FROM mails WHERE status NOT IN ('waiting', 'sending') AND updated_at < now() - make_interval(days => $1)`,
    [MAIL_DAYS],
  )
  const counts = [submissions, files, subscribers, mails].map(({ rowCount }) => rowCount ?? 0)
  return counts.reduce((sum, count) => sum + count, 0)
}
