import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { publicError } from '../../../platform/lib/respond'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { secondFactorWords } from './admin/words'
import { hasSecondFactor } from './factors'

/** The name that authenticator apps and passkey dialogs show. */
export async function studioName(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return settings.studioName
}

/**
 * @returns true if the studio requires a second factor of this account; clients decide themselves
 */
export async function isRequired(req: PayloadRequest, user: User): Promise<boolean> {
  if (!isStaff(user)) return false
  const settings = await req.payload.findGlobal({ slug: 'security-settings', depth: 0, req })
  return settings.requiresSecondFactor === true
}

/** Staff without a required second factor have no access to the admin. */
export async function lacksRequired(req: PayloadRequest, user: User): Promise<boolean> {
  return (await isRequired(req, user)) && !(await hasSecondFactor(req, user.id))
}

/**
 * Only an admin with a second factor may require one; otherwise the last admin could be locked out.
 */
export const refuseLockingOneselfOut: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { requiresSecondFactor } = data as { requiresSecondFactor?: unknown }
  if (!requiresSecondFactor || !req.user) return
  if (!(await hasSecondFactor(req, req.user.id))) {
    throw publicError(wordsIn(secondFactorWords, req.i18n).SECOND_STEP_TEXTS.setUpOwnFirst, 400)
  }
}

/**
 * Ends the admin sessions of staff without a second factor when it becomes required; new logins are
 * refused elsewhere.
 */
export const endSessionsWithoutFactor: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { requiresSecondFactor } = doc as { requiresSecondFactor?: unknown }
  if (requiresSecondFactor !== true) return
  const without = sql`NOT IN (SELECT user_id FROM totp_secrets UNION SELECT user_id FROM passkeys)`
  // The rows are locked, because Payload would write the sessions back from an earlier read.
  await queryWithin(
    req,
    sql`SELECT id FROM users WHERE id ${without}
        AND id IN (SELECT _parent_id FROM users_sessions) ORDER BY id FOR NO KEY UPDATE`,
  )
  await queryWithin(req, sql`DELETE FROM users_sessions WHERE _parent_id ${without}`)
}
