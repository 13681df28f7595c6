import { sql } from '@payloadcms/db-postgres'
import type { Credentials } from '@studio/shared/api/account'
import * as calls from '@studio/shared/api/calls'
import type { PayloadRequest } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { endpoint } from '../../../platform/api/endpoint'
import { answer, errorResponse, fail, json } from '../../../platform/lib/respond'
import { inTransaction } from '../../../platform/database/in-transaction'
import { queryWithin } from '../../../platform/database/query-within'
import { env } from '../../../platform/env'
import type { User } from '../../../payload-types'
import { limit } from '../../../platform/rate-limits/limit'
import { issueLink, takeLink } from '../links'
import { digestOf } from '../secrets'
import { isInForce } from '../sessions/admin-sessions'
import { startSession } from '../sessions/sessions'
import { findUserById, lockAccount } from '../users'

const call = calls.redeemSiteTicket

/**
 * Creates a ticket that logs a staff member in to the website. It works once, within a minute, and
 * only while the admin's session continues.
 */
export async function createSiteTicket(req: PayloadRequest): Promise<Response> {
  const user: (User & { _strategy?: string; _sid?: string }) | null = req.user
  // Only a session of the admin gets a ticket. A session of the website needs none.
  if (!user || user._strategy !== 'local-jwt' || !user._sid) return fail(403, 'forbidden')
  const refusal = await limit(req, 'handOff', [`site hand-off ${user.id}`])
  if (refusal) return refusal
  const details = { adminSession: user._sid }
  const ticket = await issueLink(req, 'siteHandOff', { userId: user.id, details })
  return json({ ticket, action: `${env.WEB_URL}/api/from-admin` })
}

/**
 * Starts a session on the website with a ticket. A browser with a session of the same account keeps
 * that session. The ticket must come from a form of the admin: the browser names the page's origin,
 * and other sites are refused, so that they cannot log anybody in.
 */
export const redeemSiteTicket = endpoint(call, async ({ req, body, address, account }) => {
  const refusal = await limit(req, 'useLink', [`site ticket ${address ?? 'direct'}`])
  if (refusal) return refusal
  if (body.origin !== new URL(env.CMS_URL).origin) return errorResponse('forbidden')
  return inTransaction(req, async () => {
    const link = await takeLink(req, 'siteHandOff', body.ticket)
    if (!link?.user_id) return errorResponse('linkExpired')
    await lockAccount(req, link.user_id)
    const user = await findUserById(req, link.user_id)
    const begun = user?.sessions?.find(({ id }) => id === link.details.adminSession)
    if (!user || !begun || !isInForce(begun) || !isStaff(user)) {
      return errorResponse('linkExpired')
    }
    if (account?.id === user.id) return errorResponse('conflict')
    return answer(call, await sessionFrom(req, user, begun.id))
  })
})

/**
 * The session's twelve hours count from the login to the admin, and it ends together with the
 * admin's session.
 */
async function sessionFrom(
  req: PayloadRequest,
  user: User,
  adminSession: string,
): Promise<Credentials> {
  const credentials = await startSession(req, user, false)
  await queryWithin(
    req,
    sql`WITH begun AS (
          UPDATE sessions SET created_at = (
            SELECT coalesce(created_at, now()) FROM users_sessions WHERE id = ${adminSession}
          ) WHERE token_digest = ${digestOf(credentials.token)} RETURNING id
        )
        INSERT INTO sessions_from_admin (session_id, admin_session)
        SELECT id, ${adminSession} FROM begun`,
  )
  return credentials
}
