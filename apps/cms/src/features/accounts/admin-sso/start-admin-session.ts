import { sql } from '@payloadcms/db-postgres'
import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { recordDevice } from '../sessions/admin-sessions'
import type { Redeemed } from './ticket'

/** @returns Payload's session cookie, the same as after a login in the admin */
export async function startAdminSession(req: PayloadRequest, redeemed: Redeemed): Promise<string> {
  const { payload } = req
  const { config } = payload.collections.users
  const user = await adminSessionOf(req, redeemed)
  const fieldsToSign = getFieldsToSign({
    collectionConfig: config,
    email: user.email,
    user,
    ...(user.sid && { sid: user.sid }),
  })
  const { token } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const { cookiePrefix } = payload.config
  return generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token })
}

/**
 * The admin session is linked to the website's session and ends with it. Its twelve hours count
 * from the login to the website.
 */
async function adminSessionOf(
  req: PayloadRequest,
  { user, sessionId }: Redeemed,
): Promise<User & { collection: 'users'; sid?: string }> {
  const collectionConfig = req.payload.collections.users.config
  const signed = { ...user, collection: 'users' as const }
  const { sid } = await addSessionToUser({
    collectionConfig,
    payload: req.payload,
    req,
    user: signed,
  })
  await queryWithin(
    req,
    sql`UPDATE sessions SET admin_session = ${sid ?? null} WHERE id = ${sessionId}`,
  )
  if (!sid) return signed
  await queryWithin(
    req,
    sql`UPDATE users_sessions SET created_at = (SELECT created_at FROM sessions WHERE id = ${sessionId})
        WHERE id = ${sid}`,
  )
  await recordDevice(req, user.id, sid)
  await recordSecurityEvent(req, {
    kind: 'login',
    account: user,
    details: 'admin, from the website',
  })
  return { ...signed, sid }
}
