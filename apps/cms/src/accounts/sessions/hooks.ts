import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionAfterReadHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  Forbidden,
} from 'payload'
import { z } from 'zod'
import { queryWithin } from '../../database/query-within'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../security-log/record-security-event'
import { endAllSessions } from './end-sessions'
import { isInForce, noteDevice } from './admin-sessions'

/**
 * Payload lets in whoever has a token of a session that stands in the account: one whose
 * time is over stands there no longer.
 */
export const dropEndedSessions: CollectionAfterReadHook<User> = ({ doc }) =>
  Array.isArray(doc.sessions) ? { ...doc, sessions: doc.sessions.filter(isInForce) } : doc

const tokenSchema = z.object({ sid: z.string() })

/** Of a token that has just been signed here. */
function sessionIn(token: string): string | null {
  const [, claims = ''] = token.split('.')
  const text = Buffer.from(claims, 'base64url').toString('utf8')
  return tokenSchema.safeParse(JSON.parse(text)).data?.sid ?? null
}

export const noteAdminLogin: CollectionAfterLoginHook<User> = async ({ req, user, token }) => {
  const session = sessionIn(token)
  if (session) await noteDevice(req, user.id, session)
  await recordSecurityEvent(req, { kind: 'login', account: user, details: 'admin' })
}

export const noteAdminLogout: CollectionAfterLogoutHook<User> = async ({ req }) => {
  await recordSecurityEvent(req, { kind: 'logout', details: 'admin' })
}

/** The admin's session that was begun from this one ends with it. */
export const endAdminSession: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // Payload writes an account's sessions back as it has read them: not in between.
  await queryWithin(
    req,
    sql`SELECT id FROM users WHERE id = (SELECT user_id FROM sessions WHERE id = ${id}) FOR NO KEY UPDATE`,
  )
  await queryWithin(
    req,
    sql`DELETE FROM users_sessions WHERE id = (SELECT admin_session FROM sessions WHERE id = ${id})`,
  )
}

const CHANGED = 'changedPassword'

/** Set by code that ends the right sessions itself. */
export const KEEPS_SESSIONS = { keepsSessions: true } as const

/** Payload takes the password out of the data before the account is stored. */
export const notePasswordChange: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  const { password } = data as { password?: unknown }
  context[CHANGED] = operation === 'update' && typeof password === 'string' && password !== ''
}

/** Whoever has the old password is out, wherever it was changed; who changed it stays. */
export const endSessionsOfChangedPassword: CollectionAfterChangeHook = async ({
  doc,
  req,
  context,
}) => {
  if (context[CHANGED] !== true || context.keepsSessions === true) return
  const { id } = doc as { id: number }
  const user = req.user as { id: number | string; _strategy?: string; _sid?: string } | null
  const isOwn = user?.id === id && user._strategy === 'local-jwt'
  await endAllSessions(req, id, isOwn && user._sid ? { adminSession: user._sid } : {})
}

/** Only the admin's own sessions are prolonged by Payload; the website's end when they end. */
// oxlint-disable-next-line typescript/no-deprecated -- only its member `read` is
export const refuseForeignRefresh: CollectionBeforeOperationHook = ({ operation, req }) => {
  const user = req.user as { _strategy?: string } | null
  if (operation === 'refresh' && user && user._strategy !== 'local-jwt') throw new Forbidden(req.t)
}
