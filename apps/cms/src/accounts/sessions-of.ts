import type { sessionSchema } from '@studio/shared/api/account'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import { adminSessionsOf } from './admin-sessions/admin-sessions'

/** The sessions that have not ended, on the website and in the admin, last used first. */
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
