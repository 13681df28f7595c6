import { createLocalReq, type Payload } from 'payload'
import { isStaff } from '../../../platform/access/roles'
import { localeOf } from '../../../platform/api/caller'
import { inTransaction } from '../../../platform/database/in-transaction'
import { env } from '../../../platform/env'
import { lacksRequired } from '../second-factor/studio-settings'
import { siteAddress } from '../site-address'
import { refusalPage } from './refusal-page'
import { startAdminSession } from './start-admin-session'
import { redeemTicket } from './ticket'

/**
 * Redirects staff to the admin with a session, and clients to their portal on the website. Staff
 * without a required second factor are redirected to set it up.
 */
export async function signInWithTicket(payload: Payload, request: Request): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams)
  const req = await createLocalReq({ req: { headers: request.headers } }, payload)
  try {
    return await inTransaction(req, async () => {
      const redeemed = await redeemTicket(req, query)
      if (!redeemed) return refusalPage(localeOf(request.headers))
      const { user } = redeemed
      if (!isStaff(user)) return redirect(siteAddress(user.locale, 'portal'))
      if (await lacksRequired(req, user)) {
        return redirect(siteAddress(user.locale, 'settings/two-step'))
      }
      return redirect(`${env.CMS_URL}/admin`, await startAdminSession(req, redeemed))
    })
  } catch (error) {
    payload.logger.error({ err: error, msg: 'A login by the admin link failed.' })
    return refusalPage(localeOf(request.headers))
  }
}

function redirect(location: string, cookie?: string): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  if (cookie) headers.set('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
