import { setTimeout as sleep } from 'node:timers/promises'
import { deliberateCosts } from '../../platform/deliberate-costs'

/**
 * Delays the response to the end of the current half second, so that the response time does not
 * reveal whether an account exists. Callers also do the same work for unknown accounts.
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
