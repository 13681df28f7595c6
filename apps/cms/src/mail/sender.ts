import type { Pool } from 'pg'

export interface Sender {
  studio: string
  from: string
  /** The domain in the ids of messages. */
  host: string
}

/**
 * Makes the sender from the studio's name in the site settings and the given address. The default
 * address is that of the first contact.
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
