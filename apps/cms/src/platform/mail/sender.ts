import { addressLines, legalName } from '@studio/shared/contracts/company'
import type { Locale } from '@studio/shared/locales'
import type { Pool } from 'pg'

export interface Sender {
  studio: string
  from: string
  /** The domain in the ids of messages. */
  host: string
  /**
   * The company and its postal address, in the language of a mail. Empty until an admin has
   * confirmed them.
   */
  company: (locale: Locale) => string[]
}

interface Row {
  studio: string
  email: string | null
  isConfirmed: boolean | null
  name: string | null
  legalForm: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  region: string | null
  country: string | null
}

/**
 * Makes the sender from the studio's name in the site settings and the given address. The default
 * address is that of the first contact.
 */
export async function readSender(pool: Pool, from: string | undefined): Promise<Sender> {
  const { rows } = await pool.query<Row>(
    `SELECT studio_name AS studio, legal_is_confirmed AS "isConfirmed", legal_name AS name, legal_legal_form AS "legalForm",
            legal_street AS street, legal_postal_code AS "postalCode", legal_city AS city,
            legal_region AS region, legal_country AS country,
            (SELECT email FROM site_settings_contacts ORDER BY country <> 'us', _order LIMIT 1) AS email
     FROM site_settings LIMIT 1`,
  )
  const [row] = rows
  const address = from ?? row?.email
  if (!address) throw new Error('Mail needs a sender: set MAIL_FROM, or a contact in the settings.')
  return {
    studio: row?.studio ?? 'Studio',
    from: address,
    host: address.split('@')[1] ?? 'localhost',
    company: (locale) => (row ? companyLines(row, locale) : []),
  }
}

/** A name without an address tells recipients nothing new, so both are needed. */
function companyLines({ isConfirmed, name, street, ...row }: Row, locale: Locale): string[] {
  if (!isConfirmed || !name || !street) return []
  return [
    legalName({ name, legalForm: row.legalForm }),
    ...addressLines({ street, ...row }, locale),
  ]
}
