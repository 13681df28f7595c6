import 'server-only'
import { ADMIN_ID_HEADER, ADMIN_KEY_HEADER } from '@studio/shared/api/headers'
import type { Credentials } from '@studio/shared/api/account'
import type { ApiCall } from '@studio/shared/contracts/call'
import { GUEST_VISIT_HEADER, LOGIN_CHALLENGE_HEADER } from '@studio/shared/api/headers'
import { visitorOf } from '@/lib/http'
import { fetchCms } from './client'

/** The session in the browser's cookies, which scripts cannot read. */
export type SessionTokens = Pick<Credentials, 'token' | 'adminKey' | 'adminId'>

interface CmsCall {
  call: ApiCall
  /** The path below `/api`, including the query. */
  path: string
  /** The visitor's request. Its language, address, user agent and token are forwarded. */
  request: Request
  session: SessionTokens | null
  /** The token of a guest who entered by the link in the path. */
  guestVisit?: string | null
  /** The token of a login that waits for its second step. */
  challenge?: string | null
  body: Uint8Array<ArrayBuffer> | null
  contentType: string | null
}

export interface CmsAnswer {
  status: number
  /** The parsed body, or null for an answer without one. */
  body: unknown
  retryAfter: string | null
}

/**
 * Makes a declared call for a visitor.
 * @returns null if the CMS gives no answer, or if the answer does not come from its API
 */
export async function callCms(asked: CmsCall): Promise<CmsAnswer | null> {
  const { call, path, request, body } = asked
  try {
    const response = await fetchCms(`/api${path}`, {
      waits: call.takesFile || call.takesPictures ? 'upload' : 'call',
      method: call.method,
      visitor: visitorOf(request),
      headers: headersOf(asked),
      body,
      redirect: 'manual',
    })
    const text = await response.text()
    const answer: unknown = text === '' ? null : JSON.parse(text)
    return {
      status: response.status,
      body: answer,
      retryAfter: response.headers.get('retry-after'),
    }
  } catch {
    return null
  }
}

/**
 * Reads the authorization of a request: a bearer token from programs, or a cookie from browsers.
 */
export function authorizationOf(
  { headers }: Request,
  session: SessionTokens | null,
): string | null {
  return headers.get('authorization') ?? (session && `Bearer ${session.token}`)
}

function headersOf({
  call,
  request,
  session,
  guestVisit,
  challenge,
  contentType,
}: CmsCall): Record<string, string> {
  const { headers } = request
  const authorization = authorizationOf(request, session)
  const language = headers.get('accept-language')
  const browser = headers.get('user-agent')
  return {
    ...(authorization && { Authorization: authorization }),
    ...(language && { 'Accept-Language': language }),
    ...(browser && { 'User-Agent': browser }),
    ...(contentType && { 'Content-Type': contentType }),
    ...(guestVisit && { [GUEST_VISIT_HEADER]: guestVisit }),
    ...(challenge && call.path.startsWith('/login/') && { [LOGIN_CHALLENGE_HEADER]: challenge }),
    ...(session &&
      call.name === 'startHandOff' && {
        [ADMIN_KEY_HEADER]: session.adminKey,
        [ADMIN_ID_HEADER]: session.adminId,
      }),
  }
}
