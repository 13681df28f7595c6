import type { Payload } from 'payload'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { poolOf } from '../database/pool'
import { RATE_LIMITS, type RateLimitName } from './rules'

const made = new WeakMap<Payload, Map<RateLimitName, RateLimiterPostgres>>()

/** Counted in Postgres, so that all processes count together and a restart forgets nothing. */
export function limiterFor(payload: Payload, name: RateLimitName): RateLimiterPostgres {
  const limiters = made.get(payload) ?? new Map<RateLimitName, RateLimiterPostgres>()
  made.set(payload, limiters)
  const limiter = limiters.get(name) ?? makeLimiter(payload, name)
  limiters.set(name, limiter)
  return limiter
}

function makeLimiter(payload: Payload, name: RateLimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: poolOf(payload),
    storeType: 'pool',
    tableName: 'rate_limits',
    // By a migration, as all tables.
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    ...RATE_LIMITS[name],
  })
}
