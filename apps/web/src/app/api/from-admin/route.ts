import type { NextRequest } from 'next/server'
import { receiveSiteTicket } from '@/features/account/receive-site-ticket'

/** Where a form of the admin brings staff, with a ticket that logs them in. */
export function POST(request: NextRequest): Promise<Response> {
  return receiveSiteTicket(request)
}
