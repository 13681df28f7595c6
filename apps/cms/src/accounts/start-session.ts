import type { Credentials } from '@studio/shared/api/account'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import type { User } from '../payload-types'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { accountView } from './account-view'
import { deviceName } from '../security-log/device-name'
import { digestOf, newSecret } from './secrets'
import { endOf, limitsOf } from './session-limits'

/** A new session each time: a token from before the login never becomes one of after it. */
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
