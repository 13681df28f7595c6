import config from '@payload-config'
import { getPayload } from 'payload'
import { signInWithTicket } from '../../features/accounts/admin-sso/sign-in-with-ticket'

export const dynamic = 'force-dynamic'

/** Handles the website's link to the admin. */
export async function GET(request: Request): Promise<Response> {
  return signInWithTicket(await getPayload({ config }), request)
}
