export const dynamic = 'force-dynamic'

/** Reports that the process responds (liveness). Services that it needs are not checked. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
