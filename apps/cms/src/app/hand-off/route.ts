import config from '@payload-config'
import { getPayload } from 'payload'
import { receiveHandOff } from '../../accounts/hand-off/receive'

export const dynamic = 'force-dynamic'

/** Where the website's admin link leads. */
export async function GET(request: Request): Promise<Response> {
  return receiveHandOff(await getPayload({ config }), request)
}
