import { setTimeout as sleep } from 'node:timers/promises'
import { log } from './log'

const MAX_RETRY_MS = 5_000

/**
 * Restarts the work each time the database connection is lost, until the stop signal.
 * @param work ends when the connection is lost; calls `onReady` once it is connected
 */
export async function keepRunning(
  stop: AbortSignal,
  work: (onReady: () => void) => Promise<void>,
): Promise<void> {
  let retryMs = 250
  for (;;) {
    try {
      await work(() => {
        retryMs = 250
      })
    } catch (error) {
      log.warn(
        `Lost the database, trying again: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    if (stop.aborted) return
    await sleep(retryMs)
    retryMs = Math.min(retryMs * 2, MAX_RETRY_MS)
  }
}
