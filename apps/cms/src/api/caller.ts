import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'

/**
 * The strategy that reads a client session's bearer token. It gives the user this
 * name as `_strategy` and the session's id as `_sid`.
 */
export const SESSION_STRATEGY = 'client-session'

export interface ApiCaller {
  account: User | null
  sessionId: string | null
  /** A token was sent, whether or not it still means something. */
  sentToken: boolean
}

/** What the strategy adds to the account is not in its generated type. */
type SessionUser = User & { _strategy?: string; _sid?: string }

/** The admin's cookie is not looked at: a call must not act for whoever has the admin open. */
export function callerOf(req: PayloadRequest): ApiCaller {
  const sentToken = req.headers.get('authorization')?.startsWith('Bearer ') === true
  const user: SessionUser | null = req.user
  if (!sentToken || user?._strategy !== SESSION_STRATEGY) {
    return { account: null, sessionId: null, sentToken }
  }
  return { account: user, sessionId: user._sid ?? null, sentToken }
}
