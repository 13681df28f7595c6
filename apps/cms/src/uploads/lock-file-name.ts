import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../api/operation-of'
import { queryWithin } from '../database/query-within'

/**
 * Two files of one name that come at the same moment: the second waits until the first is stored,
 * and then gets a name of its own. Payload's transaction has begun by then, and looks for names later.
 */
export const lockFileName: CollectionBeforeOperationHook = async (call) => {
  const { collection, req } = call
  const operation = operationOf(call)
  if ((operation !== 'create' && operation !== 'update') || !req.file) return
  const [stem = ''] = req.file.name.toLowerCase().split('.', 1)
  await queryWithin(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`file ${collection.slug} ${stem}`}, 0))`,
  )
}
