import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { poolOf } from './pool'
import { sessionOf } from './session'

/**
 * Does the work in one transaction and returns once it is stored for certain.
 *
 * Payload says nothing when a COMMIT fails: the connection may have died before or
 * after the database carried it out. So the database is asked afterwards, by the
 * transaction's own number.
 */
export async function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!(await initTransaction(req))) return work()
  let transaction: string
  let result: Result
  try {
    const session = await sessionOf(req)
    const { rows } = await session.execute(sql`SELECT pg_current_xact_id()::text AS id`)
    transaction = String(rows[0]?.id)
    result = await work()
  } catch (error) {
    await killTransaction(req)
    throw error
  }
  await commitTransaction(req)
  const { rows } = await poolOf(req.payload).query<{ status: string | null }>(
    'SELECT pg_xact_status($1::xid8) AS status',
    [transaction],
  )
  if (rows[0]?.status !== 'committed') throw new Error('The transaction was not committed.')
  return result
}
