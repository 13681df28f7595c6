import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { operationOf } from '../api/operation-of'
import { queryWithin } from './query-within'

/**
 * Locks a document before it is deleted. Of several deletions at the same time, one succeeds, and
 * the others find no document; without the lock, Payload fails when it reads what another has
 * deleted. Payload's transaction has already started.
 */
export const lockDeleted: CollectionBeforeOperationHook = async (call) => {
  const { args, collection, req } = call
  const id = operationOf(call) === 'delete' && 'id' in args ? String(args.id) : ''
  // Malformed ids are ignored here; Payload refuses them.
  if (!/^[1-9]\d{0,8}$/.test(id)) return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await queryWithin(req, sql`SELECT id FROM ${table} WHERE id = ${Number(id)} FOR UPDATE`)
}
