import { sql } from '@payloadcms/db-postgres'
import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { isStaff } from '../../access/roles'
import { publicError } from '../../api/respond'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import { SECOND_STEP_TEXTS } from './admin/texts'
import { hasSecondFactor } from './factors'

/** What apps and devices show beside the account. */
export async function studioName(req: PayloadRequest): Promise<string> {
  const settings = await req.payload.findGlobal({ slug: 'site-settings', depth: 0, req })
  return settings.studioName
}

/** Whether the studio asks this account for a second step; clients decide themselves. */
export async function isRequired(req: PayloadRequest, user: User): Promise<boolean> {
  if (!isStaff(user)) return false
  const settings = await req.payload.findGlobal({ slug: 'security-settings', depth: 0, req })
  return settings.requiresSecondFactor === true
}

/** Staff who have to set one up before they get into the admin. */
export async function lacksRequired(req: PayloadRequest, user: User): Promise<boolean> {
  return (await isRequired(req, user)) && !(await hasSecondFactor(req, user.id))
}

/** Whoever asks others for a second step has one: the last admin would be outside as well. */
export const refuseLockingOneselfOut: GlobalBeforeChangeHook = async ({ data, req }) => {
  const { requiresSecondFactor } = data as { requiresSecondFactor?: unknown }
  if (!requiresSecondFactor || !req.user) return
  if (!(await hasSecondFactor(req, req.user.id))) {
    throw publicError(SECOND_STEP_TEXTS.setUpOwnFirst, 400)
  }
}

/** From here on nobody without one is in the admin: the login and the admin link let nobody in. */
export const endSessionsWithoutFactor: GlobalAfterChangeHook = async ({ doc, req }) => {
  const { requiresSecondFactor } = doc as { requiresSecondFactor?: unknown }
  if (requiresSecondFactor !== true) return
  const without = sql`NOT IN (SELECT user_id FROM totp_secrets UNION SELECT user_id FROM passkeys)`
  // Payload writes an account's sessions back as it has read them: not in between.
  await queryWithin(
    req,
    sql`SELECT id FROM users WHERE id ${without}
        AND id IN (SELECT _parent_id FROM users_sessions) ORDER BY id FOR NO KEY UPDATE`,
  )
  await queryWithin(req, sql`DELETE FROM users_sessions WHERE _parent_id ${without}`)
}
