import 'server-only'
import type { Credentials } from '@studio/shared/api/account'
import type { NextResponse } from 'next/server'
import type { SessionTokens } from '@/cms/call-cms'
import { env } from '@/env'
import { SESSION_HINT_COOKIE } from '@studio/shared/cookies'

/** Seconds in 365 days: what “remember me” means. */
const REMEMBERED = 365 * 24 * 60 * 60

interface CookieJar {
  get: (name: string) => { value: string } | undefined
}

const NAMES = { token: 'session', adminKey: 'admin-key', adminId: 'admin-id' } as const

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
  const read = (key: keyof SessionTokens) => jar.get(cookieName(NAMES[key]))?.value ?? ''
  const token = read('token')
  if (!/^[\w-]{43}$/.test(token)) return null
  return { token, adminKey: read('adminKey'), adminId: read('adminId') }
}

/** For 365 days, or until the browser is closed. */
export function keepSession(response: NextResponse, credentials: Credentials): void {
  const lifetime = credentials.remember ? { maxAge: REMEMBERED } : {}
  for (const key of ['token', 'adminKey', 'adminId'] as const) {
    const options = { ...cookieOptions(), ...lifetime }
    response.cookies.set(cookieName(NAMES[key]), credentials[key], options)
  }
  const marker = { ...cookieOptions(), ...lifetime, httpOnly: false }
  response.cookies.set(SESSION_HINT_COOKIE, '1', marker)
}

export function dropSession(response: NextResponse): void {
  for (const name of Object.values(NAMES)) {
    response.cookies.set(cookieName(name), '', { ...cookieOptions(), maxAge: 0 })
  }
  response.cookies.set(SESSION_HINT_COOKIE, '', { ...cookieOptions(), httpOnly: false, maxAge: 0 })
}

function isSecure(): boolean {
  return env().SITE_URL.startsWith('https:')
}
