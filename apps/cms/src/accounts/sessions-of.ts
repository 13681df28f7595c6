import type { sessionSchema } from '@studio/shared/api/account'
import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

/** The sessions that have not ended, last used first. */
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
  return docs.map(({ id, device, createdAt, lastSeenAt, expiresAt }) => ({
    id: String(id),
    device: device ?? '',
    createdAt,
    lastSeenAt,
    expiresAt,
    isCurrent: String(id) === current,
  }))
}
