import 'server-only'
import type { SessionTokens } from '@/cms/call-cms'
import { env } from '@/env'
import {
  type Credentials,
  oauthStartSchema,
  type SecondStep,
  secondStepMethodSchema,
} from '@studio/shared/api/account'
import {
  OAUTH_STATE_COOKIE,
  SECOND_STEP_COOKIE,
  SESSION_COOKIES,
  SESSION_HINT_COOKIE,
} from '@studio/shared/cookies'
import type { NextResponse } from 'next/server'

/** Seconds in 365 days, the lifetime of “remember me”. */
const REMEMBER_ME_SECONDS = 365 * 24 * 60 * 60

export interface CookieJar {
  get: (name: string) => { value: string } | undefined
}

/**
 * The name gets the prefix `__Host-`, so that no other host, not even a subdomain, can set the
 * cookie. The prefix requires https.
 */
export function cookieName(name: string): string {
  return isSecure() ? `__Host-${name}` : name
}

/** The cookies are hidden from scripts, so that an injected script cannot steal them. */
export function cookieOptions() {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(), path: '/' } as const
}

/** @returns the request's session, or null. Only the CMS knows whether it is still valid */
export function readSession(jar: CookieJar): SessionTokens | null {
  const read = (key: keyof SessionTokens) => jar.get(cookieName(SESSION_COOKIES[key]))?.value ?? ''
  const token = read('token')
  if (!/^[\w-]{43}$/.test(token)) return null
  return { token, adminKey: read('adminKey'), adminId: read('adminId') }
}

/** Stores the session in cookies that last 365 days, or until the browser closes. */
export function keepSession(response: NextResponse, credentials: Credentials): void {
  const lifetime = credentials.remember ? { maxAge: REMEMBER_ME_SECONDS } : {}
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

/** The lifetime of a challenge in the CMS, in seconds. */
const SECOND_STEP_SECONDS = 5 * 60

/**
 * @returns the login that waits for its second step, or null. Only the CMS knows whether it is
 * still valid
 */
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
    maxAge: SECOND_STEP_SECONDS,
  })
}

/** The lifetime of an OAuth state in the CMS, in seconds. */
const OAUTH_STATE_SECONDS = 10 * 60

export function oauthStateCookie(): string {
  return cookieName(OAUTH_STATE_COOKIE)
}

/**
 * Binds the provider's window to the browser that opened it, so that an attacker's link cannot log
 * a visitor in to the attacker's account.
 */
export function keepOauthState(response: NextResponse, body: unknown): void {
  const started = oauthStartSchema.safeParse(body)
  const state = started.success ? new URL(started.data.url).searchParams.get('state') : null
  if (!state) return
  response.cookies.set(oauthStateCookie(), state, {
    ...cookieOptions(),
    maxAge: OAUTH_STATE_SECONDS,
  })
}
