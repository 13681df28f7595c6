import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'

/** From here on the provider's own id counts, whatever becomes of the e-mail address. */
export async function keepIdentity(
  req: PayloadRequest,
  userId: number,
  provider: string,
  subject: string,
): Promise<void> {
  await queryWithin(
    req,
    sql`INSERT INTO account_identities (provider, subject, user_id)
        VALUES (${provider}, ${subject}, ${userId}) ON CONFLICT DO NOTHING`,
  )
}
