import { findUnreadyPart } from '@/delivery/find-unready-part'
import { apiError } from '@/lib/http'

export const dynamic = 'force-dynamic'

/** Reports whether a load balancer may send visitors to this server (readiness). */
export async function GET(): Promise<Response> {
  const code = await findUnreadyPart()
  if (code) return apiError(503, code)
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
