import 'server-only'
import { LOCALE_COOKIE } from '@studio/shared/cookies'
import { randomBytes } from 'node:crypto'
import { loginAnswerSchema } from '@studio/shared/api/account'
import { apiErrorSchema } from '@studio/shared/contracts/common'
import { toLocale } from '@studio/shared/locales'
import { NextResponse, type NextRequest } from 'next/server'
import type { z } from 'zod'
import { SECOND_STEP } from './provider-outcome'
import {
  cookieOptions,
  keepBegunLogin,
  keepSession,
  oauthStateCookie,
} from '@/api/proxy/session-cookies'
import { finishOauth } from './finish-oauth'
import { windowPage, type Outcome } from './oauth-window-page'

/**
 * Answers the provider's window with its last page, which sets the session, reports to the opener
 * and closes.
 */
export async function answerOauthWindow(
  request: NextRequest,
  provider: string,
): Promise<NextResponse> {
  const answer = await finishOauth(request, provider)
  const login = loginAnswerSchema.safeParse(answer?.body)
  const outcome = login.success ? outcomeOf(login.data) : failure(answer?.body)
  const locale = toLocale(request.cookies.get(LOCALE_COOKIE)?.value)
  const nonce = randomBytes(16).toString('base64')
  const response = new NextResponse(windowPage(locale, outcome, nonce), {
    status: login.success ? 200 : (answer?.status ?? 503),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
  response.cookies.set(oauthStateCookie(), '', { ...cookieOptions(), maxAge: 0 })
  if (login.success) keepLogin(response, login.data)
  return response
}

type Login = z.infer<typeof loginAnswerSchema>

function outcomeOf(login: Login): Outcome {
  return 'secondStep' in login ? { entered: false, code: SECOND_STEP } : { entered: true }
}

function keepLogin(response: NextResponse, login: Login): void {
  if ('secondStep' in login) keepBegunLogin(response, login.secondStep)
  else keepSession(response, login)
}

function failure(body: unknown): Outcome {
  const failed = apiErrorSchema.safeParse(body)
  if (!failed.success) return { entered: false, code: 'cmsUnavailable' }
  const { code, fields } = failed.data.error
  return { entered: false, code, ...(fields && { fields }) }
}
