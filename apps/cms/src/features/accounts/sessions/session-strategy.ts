import type { AuthStrategy, Payload } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { SESSION_STRATEGY } from '../../../platform/api/caller'
import { isMarkedDeclared } from '../../../platform/api/declared-mark'
import { portalToken } from '../../../platform/api/caller'
import { poolOf } from '../../../platform/database/pool'
import { digestOf } from '../secrets'
import { endOf, limitsOf } from './session-limits'

interface SessionRow {
  id: number
  user_id: number
  remember: boolean
  created_at: Date
  last_seen_at: Date
}

/**
 * An SQL condition. A session that was started from the admin ends together with the admin's
 * session.
 */
const IS_IN_FORCE = `expires_at > now() AND NOT EXISTS (
  SELECT FROM sessions_from_admin
  WHERE session_id = sessions.id
    AND admin_session NOT IN (SELECT id FROM users_sessions WHERE _parent_id = sessions.user_id)
)`

/** The time at which a session was last used is stored at most once in this many milliseconds. */
const SEEN_INTERVAL_MS = 60_000

/**
 * Authenticates the portal token of a website session in declared calls. In Payload's own API and
 * in the admin the token is always invalid, even for accounts of staff. The account is read for
 * each request.
 */
export const sessionStrategy: AuthStrategy = {
  name: SESSION_STRATEGY,
  authenticate: async ({ headers, payload }) => {
    const token = portalToken(headers)
    if (!token || !isMarkedDeclared(headers)) return { user: null }
    const session = await findSession(payload, token)
    if (!session) return { user: null }
    const user = await payload.findByID({
      collection: 'users',
      id: session.user_id,
      depth: 0,
      disableErrors: true,
    })
    if (!user || !(await prolong(payload, session, isStaff(user)))) return { user: null }
    const marks = { _strategy: SESSION_STRATEGY, _sid: String(session.id) }
    return { user: { ...user, ...marks, collection: 'users' } }
  },
}

async function findSession(payload: Payload, token: string): Promise<SessionRow | undefined> {
  const { rows } = await poolOf(payload).query<SessionRow>(
    `SELECT id, user_id, remember, created_at, last_seen_at FROM sessions
     WHERE token_digest = $1 AND ${IS_IN_FORCE}`,
    [digestOf(token)],
  )
  return rows[0]
}

/**
 * Extends the session. The limits are read again, because the account's roles may have changed.
 *
 * @returns false if the session has ended by the current limits
 */
async function prolong(payload: Payload, row: SessionRow, isOfStaff: boolean): Promise<boolean> {
  const limits = limitsOf({ isStaff: isOfStaff, remember: row.remember })
  const now = new Date()
  if (endOf(limits, row.created_at, row.last_seen_at) <= now) return false
  if (now.getTime() - row.last_seen_at.getTime() >= SEEN_INTERVAL_MS) {
    await poolOf(payload).query(
      'UPDATE sessions SET last_seen_at = $2, expires_at = $3 WHERE id = $1',
      [row.id, now, endOf(limits, row.created_at, now)],
    )
  }
  return true
}
