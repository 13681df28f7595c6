import { notAllowed } from '../../../api/respond'

export const dynamic = 'force-dynamic'

/** Alive: the process answers. */
export function GET(): Response {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } })
}

/** Next's own answer says nothing. */
function refused(): Response {
  return notAllowed(['GET'])
}

export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE }
