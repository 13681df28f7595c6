import 'server-only'
import { redeemSiteTicket } from '@studio/shared/api/account-calls'
import { callPath } from '@studio/shared/api/call-url'
import { DEFAULT_LOCALE } from '@studio/shared/locales'
import { readPublicPath } from '@studio/shared/paths'
import type { NextRequest } from 'next/server'
import { callCms } from '@/cms/call-cms'
import { readSession } from '@/api/proxy/session-cookies'
import { toClientResponse } from '@/api/proxy/to-client-response'
import { readFormData } from '@/features/forms/native/read-form-data'
import { seeOther } from '@/lib/see-other'
import { loginPath, RETURN_QUERY, returnPath } from './return-path'

/**
 * Logs in staff who come from the admin, and redirects them to the requested page; an invalid
 * ticket leads to the login. The CMS checks the Origin header that the browser sent with the form.
 */
export async function receiveSiteTicket(request: NextRequest): Promise<Response> {
  const data = await readFormData(request, false)
  if (data instanceof Response) return data
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const target = returnPath(DEFAULT_LOCALE, text(RETURN_QUERY))
  const session = readSession(request.cookies)
  const origin = request.headers.get('origin') ?? 'null'
  const answer = await callCms({
    call: redeemSiteTicket,
    path: callPath(redeemSiteTicket),
    request,
    session,
    body: new TextEncoder().encode(JSON.stringify({ ticket: text('ticket'), origin })),
    contentType: 'application/json',
  })
  // The browser already has a session of the same account.
  if (answer?.status === 409) return seeOther(target)
  if (!answer || answer.status >= 300) {
    return seeOther(loginPath(DEFAULT_LOCALE, readPublicPath(target).path))
  }
  return seeOther(
    target,
    toClientResponse(redeemSiteTicket, answer, session).headers.getSetCookie(),
  )
}
