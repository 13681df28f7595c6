import 'server-only'
import { GUEST_VISIT_HEADER } from '@studio/shared/api/headers'
import { type Stream, streamsAt } from '@studio/shared/api/streams'
import type { NextRequest } from 'next/server'
import { authorizationOf } from '@/cms/call-cms'
import { fetchCms } from '@/cms/client'
import { apiError, visitorOf } from '@/lib/http'
import { pickHeaders } from '@/lib/pick-headers'
import { guestVisitFor } from './guest-visit'
import { isSameSite } from './is-same-site'
import { readSession } from './session-cookies'

/**
 * Forwards requests for streams in both directions without buffering.
 * @returns null if the path is not that of a stream
 */
export async function streamApiRequest(request: NextRequest): Promise<Response | null> {
  const { pathname, search } = request.nextUrl
  const streams = streamsAt(pathname.slice('/api'.length))
  if (streams.length === 0) return null
  const stream = streams.find(({ methods }) => methods.some((each) => each === request.method))
  if (!stream) {
    const Allow = streams.flatMap(({ methods }) => methods).join(', ')
    return apiError(405, 'methodNotAllowed', { Allow })
  }
  return refusalOf(stream, request) ?? passOn(stream, request, pathname + search)
}

function refusalOf({ mostBytes = 0 }: Stream, request: NextRequest): Response | null {
  const { headers, method } = request
  const changes = !['GET', 'HEAD'].includes(method)
  if (changes && !isSameSite(headers)) return apiError(403, 'crossSite')
  const length = headers.get('content-length')
  if (Number(length ?? 0) > mostBytes) return apiError(413, 'tooLarge')
  // The CMS requires the body's length, so a body of unknown length is refused.
  if (length === null && headers.has('transfer-encoding')) return apiError(400, 'invalidBody')
  return null
}

async function passOn(stream: Stream, request: NextRequest, path: string): Promise<Response> {
  const caller = callerHeaders(stream, request)
  if (!caller) return apiError(401, 'unauthenticated')
  const { method, signal } = request
  const answer = await fetchCms(path, {
    waits: waitFor(stream),
    visitor: visitorOf(request),
    ...{ method, signal, redirect: 'manual' },
    headers: {
      ...Object.fromEntries(pickHeaders(request.headers, stream.asked)),
      ...caller,
    },
    ...(stream.mostBytes && { body: request.body, duplex: 'half' }),
  }).catch(() => null)
  if (!answer) return apiError(503, 'cmsUnavailable', { 'Retry-After': '2' })
  return answer.ok || [304, 416].includes(answer.status)
    ? fileAnswer(stream, answer)
    : refusalOfCms(answer)
}

/**
 * For guests the CMS checks the visit.
 * @returns null if the call requires a login and there is none
 */
function callerHeaders(
  { isForGuests, isForAnyone }: Stream,
  request: NextRequest,
): Record<string, string> | null {
  if (isForGuests) {
    const visit = guestVisitFor(request.cookies, request.nextUrl.pathname.slice('/api'.length))
    return visit ? { [GUEST_VISIT_HEADER]: visit } : {}
  }
  // The call does not depend on the caller's identity.
  if (isForAnyone) return {}
  const authorization = authorizationOf(request, readSession(request.cookies))
  return authorization ? { Authorization: authorization } : null
}

function waitFor({ mostBytes, isMade, body }: Stream) {
  if (body) return 'answer'
  if (mostBytes) return 'piece'
  return isMade ? 'document' : 'media'
}

function fileAnswer({ answered }: Stream, answer: Response): Response {
  const headers = pickHeaders(answer.headers, answered)
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

function refusalOfCms(answer: Response): Response {
  const headers = pickHeaders(answer.headers, ['content-type', 'retry-after'])
  headers.set('cache-control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}
