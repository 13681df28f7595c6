import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { queryWithin } from '../database/query-within'
import { sessionOf } from '../database/session'
import { eventRow, type EventRow, type SecurityEvent } from './event-row'
import { isFailure } from './kinds'

/**
 * Writes an event to the security log with its account, kind, IP address and time. The IP address
 * and the device are those of the request. If the request has a transaction, the event is part of
 * it and is rolled back with it. Failures are written immediately through another connection. This
 * function never throws: if an event cannot be written, the server logs an error and the call
 * continues.
 */
export async function recordSecurityEvent(
  req: PayloadRequest,
  event: SecurityEvent,
): Promise<void> {
  try {
    const row = eventRow(req, event)
    if (!(await req.transactionID)) await writeApart(req, row)
    else if (!isFailure(event.kind)) await writeWithin(req, row)
    // The write is not awaited, because a request that holds a connection and waits for a second
    // one can deadlock the pool.
    else void writeApart(req, row).catch((error: unknown) => logFailure(req, event, error))
  } catch (error) {
    logFailure(req, event, error)
  }
}

async function writeApart({ payload }: PayloadRequest, row: EventRow): Promise<void> {
  const adapter = payload.db as unknown as PostgresAdapter
  await adapter.drizzle.execute(insertOf(row))
}

/** Uses a savepoint, because Postgres aborts the whole transaction after a failed statement. */
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

function logFailure({ payload }: PayloadRequest, { kind }: SecurityEvent, error: unknown): void {
  payload.logger.error({ err: error, msg: `The security event “${kind}” was not recorded.` })
}

/**
 * The events of an account for its owner. The IP address and the device of other actors are left
 * out.
 */
export function eventsOf(req: PayloadRequest, accountId: number) {
  return queryWithin<{ at: string; kind: string; address: string | null; device: string | null }>(
    req,
    sql`SELECT at, kind, CASE WHEN actor IS NULL THEN address END AS address,
          CASE WHEN actor IS NULL THEN device END AS device
        FROM security_events WHERE account = ${accountId} ORDER BY at`,
  )
}
