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
import { queryWithin } from '../../../platform/database/query-within'
import type { User } from '../../../payload-types'
import { recordSecurityEvent } from '../../../platform/security-log/record-security-event'
import { endAllSessions } from './end-sessions'
import { isInForce, recordDevice } from './admin-sessions'

/**
 * Payload accepts the token of any session in the account's list, so expired sessions are removed
 * from it.
 */
export const dropEndedSessions: CollectionAfterReadHook<User> = ({ doc }) =>
  Array.isArray(doc.sessions) ? { ...doc, sessions: doc.sessions.filter(isInForce) } : doc

const tokenSchema = z.object({ sid: z.string() })

/** Reads the session id of a token that Payload has just signed. */
function sessionIn(token: string): string | null {
  const [, claims = ''] = token.split('.')
  const text = Buffer.from(claims, 'base64url').toString('utf8')
  return tokenSchema.safeParse(JSON.parse(text)).data?.sid ?? null
}

export const recordAdminLogin: CollectionAfterLoginHook<User> = async ({ req, user, token }) => {
  const session = sessionIn(token)
  if (session) await recordDevice(req, user.id, session)
  await recordSecurityEvent(req, { kind: 'login', account: user, details: 'admin' })
}

export const noteAdminLogout: CollectionAfterLogoutHook<User> = async ({ req }) => {
  await recordSecurityEvent(req, { kind: 'logout', details: 'admin' })
}

/** Ends the admin session that was started from this session. */
export const endAdminSession: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The row is locked, because Payload would write the sessions back from an earlier read.
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

/** Marks requests of code that ends the sessions itself, so that the hooks do not. */
export const KEEPS_SESSIONS = { keepsSessions: true } as const

/**
 * Remembers whether the password changes, because Payload removes it from the data before
 * afterChange hooks run.
 */
export const detectPasswordChange: CollectionBeforeChangeHook = ({ data, operation, context }) => {
  const { password } = data as { password?: unknown }
  context[CHANGED] = operation === 'update' && typeof password === 'string' && password !== ''
}

/** Ends all sessions after the password was changed, except the session in which it was changed. */
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

/** Payload may refresh only the admin's own sessions; website sessions have their own limits. */
// oxlint-disable-next-line typescript/no-deprecated -- only its member `read` is
export const refuseForeignRefresh: CollectionBeforeOperationHook = ({ operation, req }) => {
  const user = req.user as { _strategy?: string } | null
  if (operation === 'refresh' && user && user._strategy !== 'local-jwt') throw new Forbidden(req.t)
}
