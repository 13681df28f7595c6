import type { AuthStrategy } from 'payload'
import { SESSION_STRATEGY } from '../api/caller'
import { poolOf } from '../database/pool'
import { digestOf } from './secrets'

const BEARER = /^Bearer ([\w-]{43})$/

/** Written at most every five minutes: nobody needs it to the second. */
const NOTE_SEEN = `UPDATE sessions SET last_seen_at = now()
  WHERE id = $1 AND last_seen_at < now() - interval '5 minutes'`

/** Who holds the token of a session that has not ended. The account is read anew each time. */
export const sessionStrategy: AuthStrategy = {
  name: SESSION_STRATEGY,
  authenticate: async ({ headers, payload }) => {
    const [, token] = BEARER.exec(headers.get('authorization') ?? '') ?? []
    if (!token) return { user: null }
    const pool = poolOf(payload)
    const { rows } = await pool.query<{ id: number; user_id: number }>(
      'SELECT id, user_id FROM sessions WHERE token_digest = $1 AND expires_at > now()',
      [digestOf(token)],
    )
    const [session] = rows
    if (!session) return { user: null }
    await pool.query(NOTE_SEEN, [session.id])
    const user = await payload.findByID({
      collection: 'users',
      id: session.user_id,
      depth: 0,
      disableErrors: true,
    })
    if (!user) return { user: null }
    const marks = { _strategy: SESSION_STRATEGY, _sid: String(session.id) }
    return { user: { ...user, ...marks, collection: 'users' } }
  },
}
