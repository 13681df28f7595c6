import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { queryWithin } from '../database/query-within'
import { operationOf } from './operation-of'

/**
 * Locks a document before it is deleted, so that the second of two deletions waits and finds no
 * document. Without the lock, Payload fails when it reads what another call has deleted. Payload's
 * transaction has already started.
 */
export const lockDeleted: CollectionBeforeOperationHook = async (call) => {
  const { args, collection, req } = call
  const id = operationOf(call) === 'delete' && 'id' in args ? String(args.id) : ''
  // Malformed ids are ignored here; Payload refuses them.
  if (!/^[1-9]\d{0,8}$/.test(id)) return
  const table = sql.identifier(collection.slug.replaceAll('-', '_'))
  await queryWithin(req, sql`SELECT id FROM ${table} WHERE id = ${Number(id)} FOR UPDATE`)
}
