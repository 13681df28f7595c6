export const dynamic = 'force-dynamic'

/** Liveness: the process responds. Its dependencies are not checked. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
