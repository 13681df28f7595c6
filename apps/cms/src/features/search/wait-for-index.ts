import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { bringUpToDate } from './bring-up-to-date'

/**
 * The maximum number of milliseconds for which a question waits until recent changes are indexed.
 */
const INDEX_TIMEOUT_MS = 800

/**
 * Brings the index up to date. A large update continues in the background while the question is
 * answered with the old index.
 */
export async function waitForIndex(payload: Payload): Promise<void> {
  const work = bringUpToDate(payload)
  work.catch((error: unknown) => {
    payload.logger.error({ err: error, msg: 'What was published could not be indexed.' })
  })
  const waiting = new AbortController()
  await Promise.race([
    work.catch(() => undefined),
    sleep(INDEX_TIMEOUT_MS, undefined, { signal: waiting.signal }).catch(() => undefined),
  ])
  waiting.abort()
}
