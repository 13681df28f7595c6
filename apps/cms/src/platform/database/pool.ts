import type { Pool } from 'pg'
import type { Payload } from 'payload'

interface HasPool {
  pool: Pool
}

function hasPool(adapter: object): adapter is HasPool {
  return 'pool' in adapter
}

/** Payload's connection pool, for tables that are not collections. */
export function poolOf(payload: Payload): Pool {
  const adapter: object = payload.db
  if (!hasPool(adapter)) throw new Error('The database adapter is not Postgres.')
  return adapter.pool
}
