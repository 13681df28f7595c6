import 'server-only'
import { credentialsSchema, loginAnswerSchema, type SecondStep } from '@studio/shared/api/account'
import type { ApiCall } from '@studio/shared/contracts/call'
import { NextResponse } from 'next/server'
import { apiError } from '@/lib/http'
import type { CmsAnswer, SessionTokens } from '@/cms/call-cms'
import { dropSession, keepBegunLogin, keepOauthState, keepSession } from './session-cookies'

const SESSION_ENDING_CALLS = ['logout', 'eraseAccount', 'resetPassword']

/** Converts the CMS's answer for the browser, and moves secrets from the body to cookies. */
export function toClientResponse(
  call: ApiCall,
  answer: CmsAnswer | null,
  session: SessionTokens | null,
): Response {
  if (call.name === 'logout') return ended(new NextResponse(null, { status: 204 }))
  if (!answer) return apiError(503, 'cmsUnavailable')
  const response = plainAnswer(answer)
  const isDone = answer.status < 300
  if (isDone && isLogin(call)) return loggedIn(answer)
  if (isDone && call.name === 'startOauth') keepOauthState(response, answer.body)
  if (isDone && SESSION_ENDING_CALLS.includes(call.name)) return ended(response)
  if (session && answer.status === 401 && codeOf(answer.body) === 'sessionExpired') {
    return ended(response)
  }
  return response
}

function isLogin({ answer }: ApiCall): boolean {
  return answer === credentialsSchema || answer === loginAnswerSchema
}

function loggedIn(answer: CmsAnswer): Response {
  const login = loginAnswerSchema.safeParse(answer.body)
  if (!login.success) return apiError(503, 'cmsUnavailable')
  if ('secondStep' in login.data) return withSecondStep(answer, login.data.secondStep)
  const { user, remember } = login.data
  const response = plainAnswer({ ...answer, body: { user, remember } })
  keepSession(response, login.data)
  return response
}

/**
 * Answers a login that waits for its second step. There is no session yet, and the challenge
 * becomes a cookie that scripts cannot read.
 */
function withSecondStep(answer: CmsAnswer, step: SecondStep): Response {
  const body = { secondStep: { methods: step.methods } }
  const response = plainAnswer({ ...answer, body })
  keepBegunLogin(response, step)
  return response
}

function plainAnswer({ status, body, retryAfter }: CmsAnswer): NextResponse {
  const headers = { 'Cache-Control': 'no-store', ...(retryAfter && { 'Retry-After': retryAfter }) }
  return body === null
    ? new NextResponse(null, { status, headers })
    : NextResponse.json(body, { status, headers })
}

function ended(response: NextResponse): NextResponse {
  response.headers.set('Cache-Control', 'no-store')
  dropSession(response)
  return response
}

function codeOf(body: unknown): string | undefined {
  return (body as { error?: { code?: string } } | null)?.error?.code
}
