import 'server-only'
import * as calls from '@studio/shared/api/account-calls'
import { callPath } from '@studio/shared/api/call-url'
import type { NextRequest } from 'next/server'
import { callCms, type CmsAnswer } from '@/cms/call-cms'
import { oauthStateCookie, readSession } from '@/api/proxy/session-cookies'

const refused = (status: number, code: string): CmsAnswer => ({
  status,
  body: { error: { code } },
  retryAfter: null,
})

/**
 * Sends the provider's response to the CMS.
 * @returns null if the CMS does not answer
 */
export async function finishOauth(
  request: NextRequest,
  provider: string,
): Promise<CmsAnswer | null> {
  const query = request.nextUrl.searchParams
  const state = query.get('state')
  if (!state || request.cookies.get(oauthStateCookie())?.value !== state) {
    return refused(410, 'linkExpired')
  }
  const code = query.get('code')
  if (!code) return refused(403, 'providerRefused')
  const iss = query.get('iss')
  const body = { code, state, ...(iss && { iss }) }
  return callCms({
    call: calls.finishOauth,
    path: callPath(calls.finishOauth, { parameters: { provider } }),
    request,
    session: readSession(request.cookies),
    body: new TextEncoder().encode(JSON.stringify(body)),
    contentType: 'application/json',
  })
}
