import 'server-only'
import { ADMIN_ID_HEADER, ADMIN_KEY_HEADER } from '@studio/shared/api/headers'
import type { Credentials } from '@studio/shared/api/account'
import type { ApiCall } from '@studio/shared/api/call'
import { GUEST_VISIT_HEADER, LOGIN_CHALLENGE_HEADER } from '@studio/shared/api/headers'
import { visitorOf } from '@/lib/http'
import { fetchCms } from './client'

/** What the browser's cookies hold of a session, none of it for scripts. */
export type SessionTokens = Pick<Credentials, 'token' | 'adminKey' | 'adminId'>

interface CmsCall {
  call: ApiCall
  /** Below `/api`, with its query. */
  path: string
  /** Whose words these are: their language, address, browser and, where given, token. */
  request: Request
  session: SessionTokens | null
  /** Of whoever has entered by the guest link in the path. */
  guestVisit?: string | null
  /** Of a login that waits for its second step. */
  challenge?: string | null
  body: Uint8Array<ArrayBuffer> | null
  contentType: string | null
}

export interface CmsAnswer {
  status: number
  /** Null where there is none. */
  body: unknown
  retryAfter: string | null
}

/** A declared call, for the visitor who makes it. Null when the CMS gives no answer, or none that is one of its own. */
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

/** Programs send a token of their own; a browser's is in its cookies. */
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
