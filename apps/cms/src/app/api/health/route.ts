import { notAllowed } from '../../../platform/lib/respond'

export const dynamic = 'force-dynamic'

/** Reports that the process responds (liveness). */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Next's own 405 response has no error code. */
function refused(): Response {
  return notAllowed(['GET'])
}

export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE }
