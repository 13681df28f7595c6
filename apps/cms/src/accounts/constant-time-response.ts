import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds. Longer than hashing a password takes on a machine with little to do. */
const STEP = 500

/**
 * Answers at the end of a half second only: how long it took does not tell whether
 * an account exists, beside doing the same work for both.
 */
export async function constantTimeResponse<Result>(
  work: () => Promise<Result>,
  step = STEP,
): Promise<Result> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    await sleep(step - ((performance.now() - start) % step))
  }
}
