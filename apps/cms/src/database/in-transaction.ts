import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { poolOf } from './pool'
import { sessionOf } from './session'

/**
 * Runs the work in one transaction and returns after a confirmed commit.
 *
 * Payload ignores a failed COMMIT: the connection may have been lost before or after the database
 * executed it. So the status of the transaction is read afterwards by its id.
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
