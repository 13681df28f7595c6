import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { recordSecurityEvent } from '../security-log/record-security-event'
import { endAdminSessionOf } from './admin-sessions/admin-sessions'
import { endSession } from './end-sessions'

const OF_WEBSITE = /^[1-9]\d{0,8}$/

/**
 * Ends one of an account's sessions, by its id in the list: numbers are the website's,
 * anything else is the admin's.
 * @returns false where the account has no such session
 */
export async function endSessionNamed(
  req: PayloadRequest,
  user: User,
  id: string,
): Promise<boolean> {
  const isOfWebsite = OF_WEBSITE.test(id)
  const isEnded = isOfWebsite
    ? await endSession(req, user.id, Number(id))
    : await endAdminSessionOf(req, user.id, id)
  const details = isOfWebsite ? 'website' : 'admin'
  if (isEnded) await recordSecurityEvent(req, { kind: 'session-ended', account: user, details })
  return isEnded
}
