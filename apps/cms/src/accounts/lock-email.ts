import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { plainEmail } from './find-user'

/**
 * Two who want the same e-mail address at the same moment come one after the other; in a
 * transaction.
 */
export async function lockEmail(req: PayloadRequest, email: string): Promise<void> {
  await queryWithin(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`email ${plainEmail(email)}`}, 0))`,
  )
}
