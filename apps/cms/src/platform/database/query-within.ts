import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { sessionOf } from './session'

/** Runs a SQL statement in the request's transaction, or without one if the request has none. */
export async function queryWithin<Row extends Record<string, unknown>>(
  req: PayloadRequest,
  statement: ReturnType<typeof sql>,
): Promise<Row[]> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const database = (await req.transactionID) ? await sessionOf(req) : adapter.drizzle
  const { rows } = await database.execute<Row>(statement)
  return rows as Row[]
}
