import type { Pool } from 'pg'

/** Who writes the mails. */
export interface Sender {
  studio: string
  from: string
  /** What stands behind the @ in message ids. */
  host: string
}

/**
 * By the site's settings: the studio's name, and the address of its first contact
 * where the environment names none.
 */
export async function readSender(pool: Pool, from: string | undefined): Promise<Sender> {
  const { rows } = await pool.query<{ studio: string; email: string | null }>(
    `SELECT studio_name AS studio,
            (SELECT email FROM site_settings_contacts ORDER BY country <> 'us', _order LIMIT 1) AS email
     FROM site_settings LIMIT 1`,
  )
  const address = from ?? rows[0]?.email
  if (!address) throw new Error('Mail needs a sender: set MAIL_FROM, or a contact in the settings.')
  return {
    studio: rows[0]?.studio ?? 'Studio',
    from: address,
    host: address.split('@')[1] ?? 'localhost',
  }
}
