import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../access/roles'
import { queryWithin } from '../database/query-within'
import type { User } from '../payload-types'
import { tellPasswordChange } from './account-change'
import { endAllSessions } from './sessions/end-sessions'
import { KEEPS_SESSIONS } from './sessions/hooks'
import { type PasswordOwner, passwordProblem } from './password-rule'
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

/** What speaks against a chosen password, by the rule for all of them; null where nothing does. */
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
