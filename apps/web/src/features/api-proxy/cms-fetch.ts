import 'server-only'
import {
  ADMIN_ID_HEADER,
  ADMIN_KEY_HEADER,
  LOGIN_CHALLENGE_HEADER,
} from '@studio/shared/api/headers'
import type { ApiCall } from '@studio/shared/api/call'
import { signedVisitor } from '@studio/shared/visitor/visitor'
import { env } from '@/env'
import { visitorOf } from '@/delivery/visitor-of'
import type { Session } from './session-cookies'

const TIMEOUT = 15_000
/** A file has to get there, too. */
const TIMEOUT_OF_FILES = 60_000

export interface Asked {
  call: ApiCall
  /** Below `/api`, with its query. */
  path: string
  /** Whose words these are: their language, address, browser and, where given, token. */
  request: Request
  session: Session | null
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

/** Null when the CMS gives no answer, or none that is one of its own. */
export async function cmsFetch(asked: Asked): Promise<CmsAnswer | null> {
  const { call, path, body } = asked
  try {
    const response = await fetch(`${env().CMS_URL}/api${path}`, {
      method: call.method,
      headers: headersOf(asked),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(call.takesFile ? TIMEOUT_OF_FILES : TIMEOUT),
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

function headersOf({
  call,
  request,
  session,
  challenge,
  contentType,
}: Asked): Record<string, string> {
  const { headers } = request
  const visitor = visitorOf(request)
  const authorization = headers.get('authorization') ?? (session && `Bearer ${session.token}`)
  const language = headers.get('accept-language')
  const browser = headers.get('user-agent')
  return {
    'Accept-Encoding': 'identity',
    ...(authorization && { Authorization: authorization }),
    ...(language && { 'Accept-Language': language }),
    ...(browser && { 'User-Agent': browser }),
    ...(contentType && { 'Content-Type': contentType }),
    ...(visitor && signedVisitor(visitor, env().PUBLISH_SECRET)),
    ...(challenge && call.path.startsWith('/login/') && { [LOGIN_CHALLENGE_HEADER]: challenge }),
    ...(session &&
      call.name === 'startHandOff' && {
        [ADMIN_KEY_HEADER]: session.adminKey,
        [ADMIN_ID_HEADER]: session.adminId,
      }),
  }
}
