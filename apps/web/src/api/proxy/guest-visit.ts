import 'server-only'
import { GUEST_COOKIE_PREFIX } from '@studio/shared/cookies'
import { type GuestVisit, guestVisitSchema } from '@studio/shared/review/guest-links'
import { NextResponse } from 'next/server'
import { apiError } from '@/lib/http'
import type { CmsAnswer } from '@/cms/call-cms'
import { cookieName, cookieOptions, type CookieJar } from './session-cookies'

const BELOW_LINK = /^\/guests\/([\w-]{43})\//

/**
 * @returns the name of a link's cookie. Each link has its own, because a browser may have several
 * open. The beginning of the link identifies it
 */
function visitCookie(link: string): string {
  return cookieName(GUEST_COOKIE_PREFIX + link.slice(0, 16))
}

/** @returns the token of a link's visit, or null. Only the CMS knows whether it is still valid */
export function readGuestVisit(jar: CookieJar, link: string): string | null {
  const visit = jar.get(visitCookie(link))?.value ?? ''
  return /^[\w-]{43}$/.test(visit) ? visit : null
}

/** @param path below `/api` */
export function guestVisitFor(jar: CookieJar, path: string): string | null {
  const link = BELOW_LINK.exec(path)?.[1]
  return link ? readGuestVisit(jar, link) : null
}

/** Answers a guest who has entered. The token becomes a cookie that scripts cannot read. */
export function entered(answer: CmsAnswer, path: string): Response {
  const link = BELOW_LINK.exec(path)?.[1]
  const visit = guestVisitSchema.safeParse(answer.body)
  if (!link || !visit.success) return apiError(503, 'cmsUnavailable')
  const { expiresAt } = visit.data
  const headers = { 'Cache-Control': 'no-store' }
  const response = NextResponse.json({ expiresAt }, { headers })
  keep(response, link, visit.data)
  return response
}

/** Sets the cookie of a visit. It expires with the visit. */
function keep(response: NextResponse, link: string, { visit, expiresAt }: GuestVisit): void {
  const options = { ...cookieOptions(), expires: new Date(expiresAt) }
  response.cookies.set(visitCookie(link), visit, options)
}
