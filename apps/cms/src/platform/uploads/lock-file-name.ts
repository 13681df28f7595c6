import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../api/operation-of'
import { queryWithin } from '../database/query-within'

/**
 * Makes concurrent uploads with the same file name wait for each other, so that Payload sees the
 * first file when it chooses the name of the second. It runs inside Payload's transaction, before
 * the name is chosen.
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
