import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { tellPasswordChange } from './account-change'
import { endAllSessions } from './end-sessions'
import { KEEPS_SESSIONS } from './end-sessions-of-changed-password'
import { clearFailures } from './try-password'

interface Circumstances {
  /** The session from which it is changed, which goes on. */
  session?: number
  /** It was changed by a link in a mail: the e-mail address is theirs. */
  isEmailProven?: boolean
  /** It is the account's first one, chosen by whoever was invited. */
  isFirst?: boolean
}

/**
 * Whoever else was logged in is out, open links end with the change, and its owner is told by mail.
 */
export async function changePassword(
  req: PayloadRequest,
  user: User,
  password: string,
  { session, isEmailProven = false, isFirst = false }: Circumstances,
): Promise<void> {
  await req.payload.update({
    collection: 'users',
    id: user.id,
    data: {
      password,
      invitedAt: null,
      ...(isEmailProven && !user.verifiedAt && { verifiedAt: new Date().toISOString() }),
    },
    depth: 0,
    req,
    // The hook for changes in the admin would end the session in use as well.
    context: KEEPS_SESSIONS,
  })
  await clearFailures(req, user.email)
  await endAllSessions(req, user.id, { session })
  if (!isFirst) await tellPasswordChange(req, user)
}
