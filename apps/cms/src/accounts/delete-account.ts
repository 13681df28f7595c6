import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { queryWithin } from '../database/query-within'

/** A session without its account is nothing; links and identities go by themselves. */
export const deleteAccount: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await queryWithin(req, sql`DELETE FROM sessions WHERE user_id = ${id}`)
}
