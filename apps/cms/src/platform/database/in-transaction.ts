import { sql } from '@payloadcms/db-postgres'
import type { Pool, PoolClient } from 'pg'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { poolOf } from './pool'
import { sessionOf } from './session'

/**
 * Runs the work in one transaction and returns its result after a confirmed commit. If the work
 * throws, everything is rolled back and the error is thrown again. If the commit cannot be
 * confirmed, an error is thrown, too. If a request is given, all operations of Payload with this
 * request belong to the transaction. If the request already has a transaction, the work joins it,
 * and the outer caller commits. If a pool is given, the work gets a connection of its own for all
 * its queries.
 */
export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result>
export function inTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result>
export function inTransaction<Result>(
  source: Pool | PayloadRequest,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return isPool(source)
    ? inTransactionOfPool(source, work)
    : inTransactionOfRequest(source, work as () => Promise<Result>)
}

function isPool(source: Pool | PayloadRequest): source is Pool {
  return 'connect' in source
}

async function inTransactionOfPool<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  const setBroken = (error: Error) => (broken = error)
  // Without a listener, a lost connection would end the process. The next query fails anyway.
  client.on('error', setBroken)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    // If the work ignored the error of a failed query, Postgres answers COMMIT with ROLLBACK.
    const { command } = await client.query('COMMIT')
    if (command !== 'COMMIT') throw new Error('The transaction was not committed.')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(setBroken)
    throw error
  } finally {
    client.off('error', setBroken)
    // A connection that cannot roll back is closed, and its transaction ends with it.
    client.release(broken)
  }
}

/**
 * Payload ignores a failed COMMIT. The connection may have been lost before or after the database
 * executed it, so the status of the transaction is read by its id afterwards.
 */
async function inTransactionOfRequest<Result>(
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
