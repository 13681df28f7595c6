import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'

/** What the log says about an account, for its own person; who else did it is not theirs to know. */
export function eventsOf(req: PayloadRequest, accountId: number) {
  return queryWithin<{ at: string; kind: string; address: string | null; device: string | null }>(
    req,
    sql`SELECT at, kind, CASE WHEN actor IS NULL THEN address END AS address,
          CASE WHEN actor IS NULL THEN device END AS device
        FROM security_events WHERE account = ${accountId} ORDER BY at`,
  )
}
