export const dynamic = 'force-dynamic'

/** Alive: the process answers. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}
