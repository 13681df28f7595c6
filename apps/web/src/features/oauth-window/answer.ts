import 'server-only'
import { randomBytes } from 'node:crypto'
import { credentialsSchema } from '@studio/shared/api/account'
import { apiErrorSchema } from '@studio/shared/contracts/common'
import { LOCALE_COOKIE, toLocale } from '@studio/shared/locales'
import { NextResponse, type NextRequest } from 'next/server'
import { oauthStateCookie } from '@/features/api-door/oauth-state'
import { cookieOptions, keepSession } from '@/features/api-door/session-cookies'
import { finishOauth } from './finish'
import { windowPage, type Outcome } from './window-page'

/** The last page of the provider's window: keeps the session, tells the page behind it, closes. */
export async function answerOauthWindow(
  request: NextRequest,
  provider: string,
): Promise<NextResponse> {
  const answer = await finishOauth(request, provider)
  const credentials = credentialsSchema.safeParse(answer?.body)
  const outcome: Outcome = credentials.success ? { entered: true } : failure(answer?.body)
  const locale = toLocale(request.cookies.get(LOCALE_COOKIE)?.value)
  const nonce = randomBytes(16).toString('base64')
  const response = new NextResponse(windowPage(locale, outcome, nonce), {
    status: credentials.success ? 200 : (answer?.status ?? 503),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'Referrer-Policy': 'no-referrer',
    },
  })
  response.cookies.set(oauthStateCookie(), '', { ...cookieOptions(), maxAge: 0 })
  if (credentials.success) keepSession(response, credentials.data)
  return response
}

function failure(body: unknown): Outcome {
  const failed = apiErrorSchema.safeParse(body)
  if (!failed.success) return { entered: false, code: 'cmsUnavailable' }
  const { code, fields } = failed.data.error
  return { entered: false, code, ...(fields && { fields }) }
}
