import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { dropLinks } from './links'
import { lockAccount } from './lock-account'

/**
 * Ends one session on the website, and the admin's that was begun from it.
 * @returns false where the account has no such session
 */
export async function endSession(
  req: PayloadRequest,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  await lockAccount(req, userId)
  const rows = await queryWithin<{ admin_session: string | null }>(
    req,
    sql`DELETE FROM sessions WHERE id = ${sessionId} AND user_id = ${userId} RETURNING admin_session`,
  )
  for (const { admin_session } of rows) {
    await queryWithin(
      req,
      sql`DELETE FROM users_sessions WHERE _parent_id = ${userId} AND id = ${admin_session}`,
    )
  }
  return rows.length > 0
}

interface Kept {
  /** A session on the website, with the admin's that belongs to it. */
  session?: number
  /** A session of the admin alone. */
  adminSession?: string
}

/**
 * Ends all of an account's sessions, on the website and in the admin, but for the one in use;
 * also logins that wait for their second step.
 */
export async function endAllSessions(
  req: PayloadRequest,
  userId: number,
  { session, adminSession }: Kept = {},
): Promise<void> {
  // Payload writes the admin's sessions back as it has read them.
  await lockAccount(req, userId)
  await dropLinks(req, 'secondStep', userId)
  await queryWithin(
    req,
    sql`DELETE FROM sessions WHERE user_id = ${userId} AND id IS DISTINCT FROM ${session ?? null}::integer`,
  )
  await queryWithin(
    req,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}
        AND id IS DISTINCT FROM ${adminSession ?? null}
        AND id NOT IN (SELECT admin_session FROM sessions WHERE user_id = ${userId} AND admin_session IS NOT NULL)`,
  )
}
