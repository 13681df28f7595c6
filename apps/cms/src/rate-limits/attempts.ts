import type { PayloadRequest } from 'payload'
import { counterKey } from './limit'
import { limiterFor } from './limiters'
import { RATE_LIMITS, type RateLimitName } from './rules'

interface Attempts {
  /** This one included. */
  count: number
  /** Until counting begins anew. */
  seconds: number
}

/**
 * Counts one attempt, however many there were before: of two at the same moment one is the later.
 */
export async function countAttempt(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<Attempts> {
  const { consumedPoints, msBeforeNext } = await limiterFor(payload, name).penalty(counterKey(key))
  return { count: consumedPoints, seconds: Math.ceil(msBeforeNext / 1000) }
}

/** As if that attempt had not been. */
export async function takeBackAttempt(
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

/** From now on, for the rule's time: `wasNoted` says that it was. */
export async function note(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<void> {
  await limiterFor(payload, name).set(counterKey(key), 1, RATE_LIMITS[name].duration)
}

export async function wasNoted(
  { payload }: PayloadRequest,
  name: RateLimitName,
  key: string,
): Promise<boolean> {
  return (await limiterFor(payload, name).get(counterKey(key))) !== null
}
