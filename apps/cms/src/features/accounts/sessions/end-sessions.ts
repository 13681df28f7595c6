import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { endAdminSessionOf } from './admin-sessions'
import { dropLinks } from '../links'
import { lockAccount } from '../users'

/**
 * Ends one website session and the admin session that was started from it.
 * @returns false if the account has no such session
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
  /**
   * A website session that stays open, together with the admin session that was started from it.
   */
  session?: number
  adminSession?: string
}

/**
 * Ends all sessions of an account on the website and in the admin, except the current one, and all
 * pending second steps.
 */
export async function endAllSessions(
  req: PayloadRequest,
  userId: number,
  { session, adminSession }: Kept = {},
): Promise<void> {
  // The lock is needed because Payload would write the admin's sessions back from an earlier read.
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

const WEBSITE_ID = /^[1-9]\d{0,8}$/

/**
 * Ends one of an account's sessions by its id: numbers are website sessions, other ids are admin
 * sessions.
 * @returns false if the account has no such session
 */
export async function endSessionNamed(
  req: PayloadRequest,
  user: User,
  id: string,
): Promise<boolean> {
  const isOfWebsite = WEBSITE_ID.test(id)
  const isEnded = isOfWebsite
    ? await endSession(req, user.id, Number(id))
    : await endAdminSessionOf(req, user.id, id)
  const details = isOfWebsite ? 'website' : 'admin'
  if (isEnded) await recordSecurityEvent(req, { kind: 'session-ended', account: user, details })
  return isEnded
}
