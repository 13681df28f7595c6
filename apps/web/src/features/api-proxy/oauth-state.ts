import 'server-only'
import { oauthStartSchema } from '@studio/shared/api/account'
import type { NextResponse } from 'next/server'
import { cookieName, cookieOptions } from './session-cookies'

/** As long as the CMS knows it, in seconds. */
const LIFETIME = 10 * 60

export function oauthStateCookie(): string {
  return cookieName('oauth-state')
}

/**
 * Binds the provider's window to the browser that asked for it: with a link of
 * somebody else's nobody can be logged in to that somebody's account.
 */
export function keepOauthState(response: NextResponse, body: unknown): void {
  const started = oauthStartSchema.safeParse(body)
  const state = started.success ? new URL(started.data.url).searchParams.get('state') : null
  if (!state) return
  response.cookies.set(oauthStateCookie(), state, { ...cookieOptions(), maxAge: LIFETIME })
}
