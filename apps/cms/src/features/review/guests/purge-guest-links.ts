import type { Pool } from 'pg'

/** The number of days for which ended links and their visits are kept. */
export const GUEST_LINK_DAYS = 90

/** @returns the number of deleted links */
export async function purgeGuestLinks(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM guest_links
     WHERE coalesce(revoked_at, expires_at) < now() - make_interval(days => $1)`,
    [GUEST_LINK_DAYS],
  )
  return rowCount ?? 0
}
