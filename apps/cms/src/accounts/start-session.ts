import type { Credentials } from '@studio/shared/api/account'
import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { accountView } from './account-view'
import { deviceName } from './device-name'
import { digestOf, newSecret } from './secrets'

const DAY = 24 * 60 * 60 * 1000
const REMEMBERED_DAYS = 365

/** A new session each time: a token from before the login never becomes one of after it. */
export async function startSession(
  req: PayloadRequest,
  user: User,
  remember: boolean,
): Promise<Credentials> {
  const [token, adminKey] = [newSecret(), newSecret()]
  const now = Date.now()
  await req.payload.create({
    collection: 'sessions',
    data: {
      user: user.id,
      device: deviceName(req.headers.get('user-agent')),
      tokenDigest: digestOf(token),
      adminKeyDigest: digestOf(adminKey),
      remember,
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + (remember ? REMEMBERED_DAYS : 1) * DAY).toISOString(),
    },
    depth: 0,
    req,
  })
  return { token, adminKey, adminId: String(user.id), user: accountView(user), remember }
}
