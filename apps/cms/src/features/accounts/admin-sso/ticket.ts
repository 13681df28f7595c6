import { sql } from '@payloadcms/db-postgres'
import { secretField } from '@studio/shared/contracts/fields'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../../platform/database/query-within'
import { env } from '../../../platform/env'
import type { User } from '../../../payload-types'
import { findUserById, lockAccount } from '../users'
import { issueLink, takeLink } from '../links'
import { digestOf } from '../secrets'

/** Part of the ticket's URL, so that a ticket of another website is refused. */
function siteHost(): string {
  return new URL(env.WEB_URL).host
}

interface Asked {
  userId: number
  sessionId: number
  adminKey: string
}

/**
 * Creates a URL that logs in to the admin. It works once, within a minute.
 *
 * @returns the URL, or null if the admin key does not belong to the session, because the bearer
 * token alone is not sufficient for the admin
 */
export async function createTicket(
  req: PayloadRequest,
  { userId, sessionId, adminKey }: Asked,
): Promise<string | null> {
  const rows = await queryWithin(
    req,
    sql`SELECT id FROM sessions WHERE id = ${sessionId} AND user_id = ${userId}
        AND admin_key_digest = ${digestOf(adminKey)} AND expires_at > now()`,
  )
  if (rows.length === 0) return null
  const key = await issueLink(req, 'handOff', { userId, sessionId })
  const query = new URLSearchParams({
    admin_key: key,
    admin_id: String(userId),
    site: siteHost(),
  })
  return `${env.CMS_URL}/hand-off?${query.toString()}`
}

const querySchema = z.object({
  admin_key: secretField,
  admin_id: z.string().regex(/^[1-9]\d{0,8}$/),
  site: z.string(),
})

export interface Redeemed {
  user: User
  sessionId: number
}

/**
 * Returns the session of an unused, valid ticket, if that session has not ended. A ticket works
 * once.
 */
export async function redeemTicket(
  req: PayloadRequest,
  query: Record<string, string>,
): Promise<Redeemed | null> {
  const asked = querySchema.safeParse(query)
  if (!asked.success || asked.data.site !== siteHost()) return null
  const link = await takeLink(req, 'handOff', asked.data.admin_key)
  if (!link?.user_id || !link.session_id) return null
  if (String(link.user_id) !== asked.data.admin_id) return null
  await lockAccount(req, link.user_id)
  const rows = await queryWithin(
    req,
    sql`SELECT id FROM sessions
        WHERE id = ${link.session_id} AND user_id = ${link.user_id} AND expires_at > now()
        FOR UPDATE`,
  )
  if (rows.length === 0) return null
  const user = await findUserById(req, link.user_id)
  return user && { user, sessionId: link.session_id }
}
