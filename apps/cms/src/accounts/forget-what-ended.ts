import type { Pool } from 'pg'

/** How long an account waits for its mailbox to be confirmed, in days. */
const UNCONFIRMED_DAYS = 30

/**
 * Deletes links and sessions that have ended, and clients' accounts that nobody ever
 * confirmed: their mailboxes may be anybody's.
 * @returns how many records are gone
 */
export async function forgetWhatEnded(pool: Pool): Promise<number> {
  const links = await pool.query('DELETE FROM account_links WHERE expires_at < now()')
  const sessions = await pool.query('DELETE FROM sessions WHERE expires_at < now()')
  const accounts = await pool.query(
    `DELETE FROM users
     WHERE verified_at IS NULL AND created_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT 1 FROM users_roles WHERE parent_id = users.id AND value <> 'client')
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)`,
    [UNCONFIRMED_DAYS],
  )
  const counts = [links, sessions, accounts].map(({ rowCount }) => rowCount ?? 0)
  return counts.reduce((sum, count) => sum + count, 0)
}
