import type { Caller } from '@studio/shared/contracts/call'
import { type Locale, LOCALES, toLocale } from '@studio/shared/locales'
import Negotiator from 'negotiator'
import type { PayloadRequest } from 'payload'
import type { User } from '../../payload-types'
import { errorResponse } from '../lib/respond'

export const SESSION_STRATEGY = 'client-session'

export interface ApiCaller {
  account: User | null
  sessionId: string | null
  /** True if a token was sent, even an invalid one. */
  sentToken: boolean
}

/** The generated type does not contain the fields that the strategy adds. */
type SessionUser = User & { _strategy?: string; _sid?: string }

/**
 * Ignores the admin's cookie, so that a call cannot act for a staff member who has the admin open.
 */
export function callerOf(req: PayloadRequest): ApiCaller {
  const sentToken = req.headers.get('authorization')?.startsWith('Bearer ') === true
  const user: SessionUser | null = req.user
  if (!sentToken || user?._strategy !== SESSION_STRATEGY) {
    return { account: null, sessionId: null, sentToken }
  }
  return { account: user, sessionId: user._sid ?? null, sentToken }
}

/**
 * An expired token has another error code than a missing one.
 *
 * @returns null if the caller may make the call, otherwise the error response
 */
export function checkCaller(allowed: Caller, caller: ApiCaller): Response | null {
  if (allowed === 'account' && (!caller.account || !caller.sessionId)) {
    return errorResponse(caller.sentToken ? 'sessionExpired' : 'unauthenticated')
  }
  if (allowed === 'anonymous' && caller.account) return errorResponse('forbidden')
  return null
}

const BEARER = /^Bearer ([\w-]{43})$/

/** The portal token from the header; it may be invalid. */
export function portalToken(headers: Headers): string | null {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

export function isPortalToken(headers: Headers): boolean {
  return portalToken(headers) !== null
}

/** The best match for `Accept-Language`, or English. */
export function localeOf(headers: Headers): Locale {
  const accepted = { headers: { 'accept-language': headers.get('accept-language') ?? undefined } }
  return toLocale(new Negotiator(accepted).language([...LOCALES]))
}
