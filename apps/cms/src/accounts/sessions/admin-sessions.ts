import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import { deviceName } from '../../security-log/device-name'
import { findUserById, lockAccount } from '../users'
import { endOf, STAFF_LIMITS } from './session-limits'

/**
 * Payload keeps when a session of the admin began and ends; beside it stands with what it began.
 */
export async function noteDevice(
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
 * Payload's tokens live half an hour and are prolonged by activity; twelve hours after the login
 * that is over, too.
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
  /** When the admin last prolonged it, which it does every few minutes while somebody works. */
  lastSeenAt: string
  expiresAt: string
}

/** Those that have not ended. */
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

/** @returns false where the account has no such session */
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
