import 'server-only'
import type { ApiCall } from '@studio/shared/contracts/call'
import { MAX_JSON_BYTES, mostFormBytes } from '@studio/shared/api/limits'
import type { NextRequest } from 'next/server'
import { apiError } from '@/lib/http'
import { readBytes } from '@studio/shared/requests/bodies'
import { callCms } from '@/cms/call-cms'
import { findCall } from './find-call'
import { entered, guestVisitFor } from './guest-visit'
import { toClientResponse } from './to-client-response'
import { readBegunLogin, readSession } from './session-cookies'
import { isSameSite } from './is-same-site'
import { streamApiRequest } from './stream-api-request'

/**
 * The browser's only access to the CMS: forwards declared calls and manages the session's cookies.
 */
export async function proxyApiRequest(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl
  const path = pathname.slice('/api'.length)
  const call = findCall(request.method, path)
  if ('methods' in call) {
    const streamed = call.methods.length === 0 ? await streamApiRequest(request) : null
    return streamed ?? refuseMissing(call.methods)
  }
  const changes = call.method !== 'GET' && !call.isRead
  if (changes && !isSameSite(request.headers)) return apiError(403, 'crossSite')
  const body = call.body ? await readBytes(request, limitOf(call, request)) : EMPTY
  if (body === null) return apiError(413, 'tooLarge')
  const session = readSession(request.cookies)
  const answer = await callCms({
    call,
    path: path + search,
    request,
    session,
    guestVisit: guestVisitFor(request.cookies, path),
    challenge: readBegunLogin(request.cookies)?.challenge ?? null,
    body: call.body ? new Uint8Array(body) : null,
    contentType: call.body ? request.headers.get('content-type') : null,
  })
  if (answer && answer.status < 300 && call.name === 'enterAsGuest') return entered(answer, path)
  return toClientResponse(call, answer, session)
}

const EMPTY = Buffer.alloc(0)

function limitOf(call: ApiCall, { headers }: NextRequest): number {
  const isForm = headers.get('content-type')?.startsWith('multipart/form-data') === true
  return (isForm && mostFormBytes(call)) || MAX_JSON_BYTES
}

function refuseMissing(methods: string[]): Response {
  if (methods.length === 0) return apiError(404, 'notFound')
  return apiError(405, 'methodNotAllowed', { Allow: methods.join(', ') })
}
