import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { sessionOf } from '../database/session'
import { eventRow, type EventRow, type SecurityEvent } from './event-row'
import { isFailure } from './kinds'

/**
 * Writes an event to the security log: who, what, from where, when. Address and device
 * are the request's.
 *
 * It belongs to the request's transaction where there is one, and is gone with it; but
 * failures are written at once, by another connection. It never throws: an event that
 * cannot be written is an error in the server's log, and the call goes on.
 */
export async function recordSecurityEvent(
  req: PayloadRequest,
  event: SecurityEvent,
): Promise<void> {
  try {
    const row = eventRow(req, event)
    if (!(await req.transactionID)) await writeApart(req, row)
    else if (!isFailure(event.kind)) await writeWithin(req, row)
    // Not awaited: whoever holds a connection and waits for a second one can wait for ever.
    else void writeApart(req, row).catch((error: unknown) => noteFailure(req, event, error))
  } catch (error) {
    noteFailure(req, event, error)
  }
}

async function writeApart({ payload }: PayloadRequest, row: EventRow): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter
  await adapter.drizzle.execute(insertOf(row))
}

/** Behind a savepoint: Postgres gives up a whole transaction for one statement that failed. */
async function writeWithin(req: PayloadRequest, row: EventRow): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`SAVEPOINT security_event`)
  try {
    await session.execute(insertOf(row))
    await session.execute(sql`RELEASE SAVEPOINT security_event`)
  } catch (error) {
    await session.execute(sql`ROLLBACK TO SAVEPOINT security_event`)
    throw error
  }
}

function insertOf(row: EventRow) {
  return sql`INSERT INTO security_events
    (at, kind, account, email, email_digest, actor, actor_email, address, device, details)
    VALUES (clock_timestamp(), ${row.kind}, ${row.account}, ${row.email}, ${row.emailDigest},
      ${row.actor}, ${row.actorEmail}, ${row.address}, ${row.device}, ${row.details})`
}

function noteFailure({ payload }: PayloadRequest, { kind }: SecurityEvent, error: unknown): void {
  payload.logger.error({ err: error, msg: `The security event “${kind}” was not recorded.` })
}

/**
 * What the log says about an account, for its own person; who else did it is not theirs to know.
 */
export function eventsOf(req: PayloadRequest, accountId: number) {
  return queryWithin<{ at: string; kind: string; address: string | null; device: string | null }>(
    req,
    sql`SELECT at, kind, CASE WHEN actor IS NULL THEN address END AS address,
          CASE WHEN actor IS NULL THEN device END AS device
        FROM security_events WHERE account = ${accountId} ORDER BY at`,
  )
}
