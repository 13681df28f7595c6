import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../platform/access/roles'
import { queryWithin } from '../../platform/database/query-within'
import type { User } from '../../payload-types'
import { notifyPasswordChange } from './account-change'
import { endAllSessions } from './sessions/end-sessions'
import { KEEPS_SESSIONS } from './sessions/hooks'
import { type PasswordOwner, passwordProblem } from './password-rule'
import { clearFailures } from './try-password'

interface Circumstances {
  /** The current session, which stays open. */
  session?: number
  /** True if the password is changed through a mailed link, which proves the email address. */
  isEmailProven?: boolean
  isFirst?: boolean
}

/** Changes the password, ends all other sessions and open links, and notifies the owner by mail. */
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
    // This context skips the hook for changes in the admin, which would also end the current
    // session.
    context: KEEPS_SESSIONS,
  })
  await clearFailures(req, user.email)
  await endAllSessions(req, user.id, { session })
  if (!isFirst) await notifyPasswordChange(req, user)
}

/**
 * Checks a chosen password by the rule for all passwords.
 *
 * @returns the problem, or null if the password is accepted
 */
export async function checkNewPassword(
  req: PayloadRequest,
  password: string,
  owner: PasswordOwner,
): Promise<ReturnType<typeof passwordProblem>> {
  const [settings] = await queryWithin<{ studio: string | null }>(
    req,
    sql`SELECT studio_name AS studio FROM site_settings LIMIT 1`,
  )
  return passwordProblem(password, owner, settings?.studio ?? '')
}

export function ownerOf(user: User): PasswordOwner {
  return { name: user.name ?? '', email: user.email, isStaff: isStaff(user) }
}
