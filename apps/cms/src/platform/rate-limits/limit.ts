import { createHmac } from 'node:crypto'
import { addressKey } from '@studio/shared/visitor/addresses'
import type { PayloadRequest } from 'payload'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { errorResponse } from '../lib/respond'
import { env } from '../env'
import { limiterFor } from './limiters'
import type { RateLimitName } from './rules'

/**
 * Counts one attempt for each key: an IP address, an account or an email address. Keys that are
 * null are skipped.
 *
 * @returns null if all counts are below the limit, otherwise the error response
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

/**
 * Keys are hashed, so that the table stores no email or IP addresses and keys can have any length.
 */
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
