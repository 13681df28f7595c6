import 'server-only'
import { secondStepMethodSchema, type SecondStep } from '@studio/shared/api/account'
import type { NextResponse } from 'next/server'
import { cookieName, cookieOptions } from './session-cookies'

/** As long as the CMS knows it, in seconds. */
const LIFETIME = 5 * 60

const NAME = 'second-step'

interface CookieJar {
  get: (name: string) => { value: string } | undefined
}

/** The login that waits in this browser for its second step; whether it still does the CMS knows. */
export function readBegunLogin(jar: CookieJar): SecondStep | null {
  const [challenge = '', ...rest] = (jar.get(cookieName(NAME))?.value ?? '').split('.')
  if (!/^[\w-]{43}$/.test(challenge)) return null
  const methods = rest.flatMap((word) => secondStepMethodSchema.safeParse(word).data ?? [])
  return { challenge, methods }
}

export function keepBegunLogin(response: NextResponse, { challenge, methods }: SecondStep): void {
  const value = [challenge, ...methods].join('.')
  response.cookies.set(cookieName(NAME), value, { ...cookieOptions(), maxAge: LIFETIME })
}
