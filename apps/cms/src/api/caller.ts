import type { Caller } from '@studio/shared/api/call'
import { type Locale, LOCALES, toLocale } from '@studio/shared/locales'
import Negotiator from 'negotiator'
import type { PayloadRequest } from 'payload'
import type { User } from '../payload-types'
import { errorResponse } from './respond'

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

/** Null when this caller may; a token that means nothing any more is told apart from none. */
export function checkCaller(allowed: Caller, caller: ApiCaller): Response | null {
  if (allowed === 'account' && (!caller.account || !caller.sessionId)) {
    return errorResponse(caller.sentToken ? 'sessionExpired' : 'unauthenticated')
  }
  if (allowed === 'guest' && caller.account) return errorResponse('forbidden')
  return null
}

const BEARER = /^Bearer ([\w-]{43})$/

/** The token of a session on the website, as it was sent; whether it means anything is another matter. */
export function portalToken(headers: Headers): string | null {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

export function isPortalToken(headers: Headers): boolean {
  return portalToken(headers) !== null
}

/** The best of our languages by `Accept-Language`; English where none fits. */
export function localeOf(headers: Headers): Locale {
  const accepted = { headers: { 'accept-language': headers.get('accept-language') ?? undefined } }
  return toLocale(new Negotiator(accepted).language([...LOCALES]))
}
