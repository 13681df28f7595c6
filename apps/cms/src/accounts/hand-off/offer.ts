import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../../database/query-within'
import { env } from '../../env'
import { issueLink } from '../links'
import { digestOf } from '../secrets'
import { siteMarker } from './site-marker'

interface Offered {
  userId: number
  sessionId: number
  adminKey: string
}

/**
 * An address on which this session is taken over once, within a minute. Null where the
 * admin key is not the session's own: the bearer token alone does not open the admin.
 */
export async function offerHandOff(
  req: PayloadRequest,
  { userId, sessionId, adminKey }: Offered,
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
    site: siteMarker(),
  })
  return `${env.CMS_URL}/hand-off?${query.toString()}`
}
