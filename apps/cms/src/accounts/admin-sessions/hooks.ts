import type {
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionAfterReadHook,
} from 'payload'
import { z } from 'zod'
import type { User } from '../../payload-types'
import { recordSecurityEvent } from '../../security-log/record-security-event'
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
