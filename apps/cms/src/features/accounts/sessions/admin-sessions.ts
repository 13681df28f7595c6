import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { deviceName } from '../../../platform/security-log/device-name'
import { findUserById, lockAccount } from '../users'
import { endOf, STAFF_LIMITS } from './session-limits'

/**
 * Stores the browser of an admin session in a table of our own, because Payload stores only its
 * times.
 */
export async function recordDevice(
  req: PayloadRequest,
  userId: number,
  sessionId: string,
): Promise<void> {
  await queryWithin(
    req,
    sql`INSERT INTO admin_session_devices (session_id, user_id, device)
        VALUES (${sessionId}, ${userId}, ${deviceName(req.headers.get('user-agent'))})
        ON CONFLICT (session_id) DO NOTHING`,
  )
}

type KeptSession = NonNullable<User['sessions']>[number]

/**
 * Payload's tokens are valid for half an hour. Activity renews them until twelve hours after the
 * login.
 */
export function isInForce({ createdAt, expiresAt }: KeptSession): boolean {
  const now = Date.now()
  if (Date.parse(expiresAt) <= now) return false
  return !createdAt || Date.parse(createdAt) + STAFF_LIMITS.absolute > now
}

interface AdminSession {
  id: string
  device: string
  createdAt: string
  /**
   * The time at which the admin last renewed the session, which happens every few minutes of
   * activity.
   */
  lastSeenAt: string
  expiresAt: string
}

/** @returns the account's admin sessions that have not expired */
export async function adminSessionsOf(
  req: PayloadRequest,
  userId: number,
): Promise<AdminSession[]> {
  const user = await findUserById(req, userId)
  const rows = await queryWithin<{ session_id: string; device: string }>(
    req,
    sql`SELECT session_id, device FROM admin_session_devices WHERE user_id = ${userId}`,
  )
  const devices = new Map(rows.map(({ session_id, device }) => [session_id, device]))
  const inForce = (user?.sessions ?? []).filter(isInForce)
  return inForce.map(({ id, createdAt, expiresAt }) => {
    const seenAt = new Date(Date.parse(expiresAt) - STAFF_LIMITS.idle)
    const startedAt = new Date(createdAt ?? seenAt)
    return {
      id,
      device: devices.get(id) ?? '',
      createdAt: startedAt.toISOString(),
      lastSeenAt: seenAt.toISOString(),
      expiresAt: endOf(STAFF_LIMITS, startedAt, seenAt).toISOString(),
    }
  })
}

export async function endAdminSessionsOf(req: PayloadRequest, userId: number): Promise<void> {
  await lockAccount(req, userId)
  await queryWithin(req, sql`DELETE FROM users_sessions WHERE _parent_id = ${userId}`)
}

/** @returns false if the account has no such session */
export async function endAdminSessionOf(
  req: PayloadRequest,
  userId: number,
  sessionId: string,
): Promise<boolean> {
  await lockAccount(req, userId)
  const rows = await queryWithin(
    req,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${userId} AND id = ${sessionId} RETURNING id`,
  )
  return rows.length > 0
}
