import type { PayloadRequest } from 'payload'
import { counterKey } from './limit'
import { limiterFor } from './limiters'
import { RATE_LIMITS, type RateLimitName } from './rules'

interface Attempts {
  /** The number of attempts, including the current one. */
  count: number
  /** The number of seconds until the counter is reset. */
  seconds: number
}

/**
 * Counts one attempt, even if it exceeds the limit. The count is atomic, so concurrent attempts get
 * different numbers.
 */
export async function countAttempt(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<Attempts> {
  const { consumedPoints, msBeforeNext } = await limiterFor(payload, name).penalty(counterKey(key))
  return { count: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) }
}

/** Reverts one call of `countAttempt`. */
export async function undoAttempt(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<void> {
  await limiterFor(payload, name).reward(counterKey(key))
}

export async function clearAttempts(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<void> {
  await limiterFor(payload, name).delete(counterKey(key))
}

/** Sets a mark that expires after the rule's duration; `hasMark` reads it. */
export async function setMark(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<void> {
  await limiterFor(payload, name).set(counterKey(key), 1, RATE_LIMITS[name].duration)
}

export async function hasMark(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<boolean> {
  return (await limiterFor(payload, name).get(counterKey(key))) !== null
}
