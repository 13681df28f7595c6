import type { NextRequest } from 'next/server'
import { receiveSiteTicket } from '@/features/account/receive-site-ticket'

/** Receives staff from the admin, whose form posts a ticket that logs them in. */
export function POST(request: NextRequest): Promise<Response> {
  return receiveSiteTicket(request)
}
