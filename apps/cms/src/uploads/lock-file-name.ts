import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook } from 'payload'
import { queryWithin } from '../database/query-within'

/**
 * Two files of one name that come at the same moment: the second waits until the first is stored,
 * and then gets a name of its own. Payload's transaction has begun by then, and looks for names later.
 */
export const lockFileName: CollectionBeforeOperationHook = async ({
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- only its member `read` is
  operation,
  collection,
  req,
}) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return
  const [stem = ''] = req.file.name.toLowerCase().split('.', 1)
  await queryWithin(
    req,
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`file ${collection.slug} ${stem}`}, 0))`,
  )
}
