import type { Pool } from 'pg'

/** Days after its end that a link is kept, with its visits. */
const KEPT_DAYS = 90

/** @returns how many links are gone */
export async function purgeGuestLinks(pool: Pool): Promise<number> {
  const { rowCount } = await pool.query(
    `DELETE FROM guest_links
     WHERE coalesce(revoked_at, expires_at) < now() - make_interval(days => $1)`,
    [KEPT_DAYS],
  )
  return rowCount ?? 0
}
