import 'server-only'
import type { SessionTokens } from '@/cms/call-cms'
import { env } from '@/env'
import {
  type Credentials,
  oauthStartSchema,
  type SecondStep,
  secondStepMethodSchema,
} from '@studio/shared/api/account'
import { SESSION_HINT_COOKIE } from '@studio/shared/cookies'
import type { NextResponse } from 'next/server'

/** Seconds in 365 days: what “remember me” means. */
const REMEMBERED = 365 * 24 * 60 * 60

export interface CookieJar {
  get: (name: string) => { value: string } | undefined
}

const SESSION_COOKIES = { token: 'session', adminKey: 'admin-key', adminId: 'admin-id' } as const

/** With this prefix no other host, sub-domains included, can set them; it asks for https. */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** Nothing in them is for scripts: they cannot read what they cannot lose. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/' } as const
}

/** The session that came with a request, or null; whether it still stands the CMS knows. */
export function readSession(jar: CookieJar): SessionTokens | null {
  const read = (key: keyof SessionTokens) => jar.get(cookieName(SESSION_COOKIES[key]))?.value ?? ''
  const token = read('token')
  if (!/^[\w-]{43}$/.test(token)) return null
  return { token, adminKey: read('adminKey'), adminId: read('adminId') }
}

/** For 365 days, or until the browser is closed. */
export function keepSession(response: NextResponse, credentials: Credentials): void {
  const lifetime = credentials.remember ? { maxAge: REMEMBERED } : {}
  for (const key of ['token', 'adminKey', 'adminId'] as const) {
    const options = { ...cookieOptions(), ...lifetime }
    response.cookies.set(cookieName(SESSION_COOKIES[key]), credentials[key], options)
  }
  const hint = { ...cookieOptions(), ...lifetime, httpOnly: false }
  response.cookies.set(SESSION_HINT_COOKIE, '1', hint)
}

export function dropSession(response: NextResponse): void {
  for (const name of Object.values(SESSION_COOKIES)) {
    response.cookies.set(cookieName(name), '', { ...cookieOptions(), maxAge: 0 })
  }
  response.cookies.set(SESSION_HINT_COOKIE, '', { ...cookieOptions(), httpOnly: false, maxAge: 0 })
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:')
}

/** As long as the CMS knows it, in seconds. */
const SECOND_STEP_LIFETIME = 5 * 60

const SECOND_STEP_COOKIE = 'second-step'

/** The login that waits in this browser for its second step; whether it still does the CMS knows. */
export function readBegunLogin(jar: CookieJar): SecondStep | null {
  const [challenge = '', ...rest] = (jar.get(cookieName(SECOND_STEP_COOKIE))?.value ?? '').split(
    '.',
  )
  if (!/^[\w-]{43}$/.test(challenge)) return null
  const methods = rest.flatMap((word) => secondStepMethodSchema.safeParse(word).data ?? [])
  return { challenge, methods }
}

export function keepBegunLogin(response: NextResponse, { challenge, methods }: SecondStep): void {
  const value = [challenge, ...methods].join('.')
  response.cookies.set(cookieName(SECOND_STEP_COOKIE), value, {
    ...cookieOptions(),
    maxAge: SECOND_STEP_LIFETIME,
  })
}

/** As long as the CMS knows it, in seconds. */
const OAUTH_STATE_LIFETIME = 10 * 60

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
  response.cookies.set(oauthStateCookie(), state, {
    ...cookieOptions(),
    maxAge: OAUTH_STATE_LIFETIME,
  })
}
