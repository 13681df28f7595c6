import { setTimeout as sleep } from 'node:timers/promises'
import { deliberateCosts } from '../deliberate-costs'

/**
 * Answers at the end of a half second only: how long it took does not tell whether
 * an account exists, beside doing the same work for both.
 */
export async function constantTimeResponse<Result>(work: () => Promise<Result>): Promise<Result> {
  const step = deliberateCosts.answerStep
  const start = performance.now()
  try {
    return await work()
  } finally {
    await sleep(step - ((performance.now() - start) % step))
  }
}
