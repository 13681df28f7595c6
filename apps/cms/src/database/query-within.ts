import type { PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

type Statement = ReturnType<typeof sql>

/** A statement of our own in the request's transaction, if it has one. */
export async function queryWithin<Row>(req: PayloadRequest, statement: Statement): Promise<Row[]> {
  const adapter = req.payload.db as unknown as PostgresAdapter
  const transaction = await req.transactionID
  const database = transaction ? adapter.sessions[transaction]?.db : adapter.drizzle
  if (!database) throw new Error('The transaction has ended already.')
  const { rows } = await database.execute(statement)
  return rows as Row[]
}
