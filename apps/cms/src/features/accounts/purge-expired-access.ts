import type { Pool } from 'pg'

/** The number of days after which an unused invitation is deleted. */
export const INVITED_DAYS = 30

/**
 * Deletes links and sessions that have ended, and accounts of clients who were invited and never
 * logged in. While such an account waits, the studio still sees its expired invitation. Accounts
 * that have been used stay, even if a new email address is not confirmed yet.
 *
 * @returns the number of deleted records
 */
export async function purgeExpiredAccess(pool: Pool): Promise<number> {
  const links = await pool.query(
    `DELETE FROM account_links WHERE expires_at < now()
       AND (purpose <> 'invitation' OR expires_at < now() - make_interval(days => $1))`,
    [INVITED_DAYS],
  )
  const sessions = await pool.query('DELETE FROM sessions WHERE expires_at < now()')
  const devices = await pool.query(
    `DELETE FROM admin_session_devices
     WHERE NOT EXISTS (SELECT 1 FROM users_sessions WHERE id = session_id)`,
  )
  const accounts = await pool.query(
    `DELETE FROM users
     WHERE verified_at IS NULL AND invited_at < now() - make_interval(days => $1)
       AND NOT EXISTS (SELECT 1 FROM users_roles WHERE parent_id = users.id AND value <> 'client')
       AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id)`,
    [INVITED_DAYS],
  )
  const counts = [links, sessions, devices, accounts].map(({ rowCount }) => rowCount ?? 0)
  return counts.reduce((sum, count) => sum + count, 0)
}
