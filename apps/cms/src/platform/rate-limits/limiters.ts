import type { Payload } from 'payload'
import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { poolOf } from '../database/pool'
import { RATE_LIMITS, type RateLimitName } from './rules'

const made = new WeakMap<Pool, Map<RateLimitName, RateLimiterPostgres>>()

/** Counters are stored in Postgres, so that all processes share them and they survive a restart. */
export function limiterFor(payload: Payload, name: RateLimitName): RateLimiterPostgres {
  const pool = poolOf(payload)
  const limiters = made.get(pool) ?? new Map<RateLimitName, RateLimiterPostgres>()
  made.set(pool, limiters)
  const limiter = limiters.get(name) ?? makeLimiter(pool, name)
  limiters.set(name, limiter)
  return limiter
}

function makeLimiter(pool: Pool, name: RateLimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    // A migration creates the table.
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    ...RATE_LIMITS[name],
  })
}
