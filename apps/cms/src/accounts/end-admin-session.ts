import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { queryWithin } from '../database/query-within'

/** The admin's session that was begun from this one ends with it. */
export const endAdminSession: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Payload writes an account's sessions back as it has read them: not in between.
  await queryWithin(
    req,
    sql`SELECT id FROM users WHERE id = (SELECT user_id FROM sessions WHERE id = ${id}) FOR NO KEY UPDATE`,
  )
  await queryWithin(
    req,
    sql`DELETE FROM users_sessions WHERE id = (SELECT admin_session FROM sessions WHERE id = ${id})`,
  )
}
