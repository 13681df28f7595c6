import type { Credentials, sessionSchema } from '@studio/shared/api/account'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { isStaff } from '../../../platform/access/roles'
import type { User } from '../../../payload-types'
import { deviceName } from '../../../platform/security-log/device-name'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { accountView } from '../account-view'
import { adminSessionsOf } from './admin-sessions'
import { digestOf, newSecret } from '../secrets'
import { endOf, limitsOf } from './session-limits'

/** Always creates a new session, so that a token from before the login is never reused. */
export async function startSession(
  req: PayloadRequest,
  user: User,
  asksToBeRemembered: boolean,
): Promise<Credentials> {
  const [token, adminKey] = [newSecret(), newSecret()]
  const remember = asksToBeRemembered && !isStaff(user)
  const limits = limitsOf({ isStaff: isStaff(user), remember })
  const now = new Date()
  await req.payload.create({
    collection: 'sessions',
    data: {
      user: user.id,
      device: deviceName(req.headers.get('user-agent')),
      tokenDigest: digestOf(token),
      adminKeyDigest: digestOf(adminKey),
      remember,
      lastSeenAt: now.toISOString(),
      expiresAt: endOf(limits, now, now).toISOString(),
    },
    depth: 0,
    req,
  })
  await recordSecurityEvent(req, { kind: 'login', account: user, details: 'website' })
  return { token, adminKey, adminId: String(user.id), user: accountView(user), remember }
}

/** @returns the active sessions on the website and in the admin, the most recently used first */
export async function sessionsOf(
  req: PayloadRequest,
  userId: number,
  current: string | null,
): Promise<z.input<typeof sessionSchema>[]> {
  const { docs } = await req.payload.find({
    collection: 'sessions',
    where: { user: { equals: userId }, expiresAt: { greater_than: new Date().toISOString() } },
    sort: '-lastSeenAt',
    depth: 0,
    pagination: false,
    req,
  })
  const onSite = docs.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id: String(id),
    place: 'website' as const,
    device: device ?? '',
    createdAt,
    lastSeenAt,
    expiresAt,
  }))
  const inAdmin = (await adminSessionsOf(req, userId)).map((session) => ({
    ...session,
    place: 'admin' as const,
  }))
  return [...onSite, ...inAdmin]
    .map((session) => ({ ...session, isCurrent: session.id === current }))
    .sort((one, other) => other.lastSeenAt.localeCompare(one.lastSeenAt))
}
