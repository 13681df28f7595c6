import { sql } from '@payloadcms/db-postgres'
import { secretField } from '@studio/shared/api/fields'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import { findUserById } from '../find-user'
import { takeLink } from '../links'
import { lockAccount } from '../lock-account'
import { siteMarker } from './site-marker'

const querySchema = z.object({
  admin_key: secretField,
  admin_id: z.string().regex(/^[1-9]\d{0,8}$/),
  site: z.string(),
})

export interface TakenOver {
  user: User
  sessionId: number
}

/** Whose session it is, if the key is unused and in time and that session still stands; once only. */
export async function takeOver(
  req: PayloadRequest,
  query: Record<string, string>,
): Promise<TakenOver | null> {
  const asked = querySchema.safeParse(query)
  if (!asked.success || asked.data.site !== siteMarker()) return null
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
