import { createHmac } from 'node:crypto'
import { addressKey } from '@studio/shared/visitor/addresses'
import type { PayloadRequest } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { errorResponse } from '../api/respond'
import { env } from '../env'
import { limiterFor } from './limiters'
import type { RateLimitName } from './rules'

/**
 * Counts one attempt for each key (an IP address, an account, an e-mail address; null ones are
 * left out). Null when all of them may go on, otherwise the answer to give.
 */
export async function limit(
  req: PayloadRequest,
  name: RateLimitName,
  keys: readonly (string | null | undefined)[],
): Promise<Response | null> {
  const limiter = limiterFor(req.payload, name)
  for (const key of keys) {
    if (!key) continue
    try {
      await limiter.consume(counterKey(key))
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason
      return tooMany(Math.ceil(reason.msBeforeNext / 1000))
    }
  }
  return null
}

/** The table is no list of e-mail and IP addresses, and a key of any length fits. */
export function counterKey(key: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(addressKey(key).toLowerCase())
    .digest('base64url')
}

export function tooMany(seconds: number): Response {
  const response = errorResponse('tooManyRequests')
  response.headers.set('Retry-After', String(Math.max(1, seconds)))
  return response
}
