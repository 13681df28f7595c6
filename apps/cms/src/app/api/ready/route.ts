import config from '@payload-config'
import { getPayload } from 'payload'
import { notAllowed } from '../../../platform/lib/respond'
import { poolOf } from '../../../platform/database/pool'
import { env } from '../../../platform/env'
import { migrations } from '../../../migrations'
import { checkReadiness } from '../../../setup/check-readiness'

export const dynamic = 'force-dynamic'

/**
 * Reports whether the backend is ready: the database responds, all migrations have run, and no
 * planned change is overdue for long.
 */
export async function GET(): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    const pool = poolOf(await getPayload({ config }))
    const readiness = await checkReadiness(
      pool,
      migrations.map(({ name }) => name),
      env.OUTBOX_MAX_AGE,
    )
    return Response.json(readiness, { status: readiness.status === 'ready' ? 200 : 503, headers })
  } catch {
    return Response.json({ status: 'unready', database: 'unreachable' }, { status: 503, headers })
  }
}

/** Next's own 405 response has no error code. */
function refused(): Response {
  return notAllowed(['GET'])
}

export { refused as POST, refused as PUT, refused as PATCH, refused as DELETE }
