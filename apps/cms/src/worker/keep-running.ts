import { setTimeout as sleep } from 'node:timers/promises'
import { log } from './log'

/** The longest wait before the worker tries to reach the database again, in milliseconds. */
const LONGEST_PAUSE = 5_000

/**
 * Begins the work anew each time the database is lost, until told to stop.
 * @param work ends when the database is lost; calls `onReady` once it has it
 */
export async function keepRunning(
  stop: AbortSignal,
  work: (onReady: () => void) => Promise<void>,
): Promise<void> {
  let pause = 250
  for (;;) {
    try {
      await work(() => {
        pause = 250
      })
    } catch (error) {
      log.warn(
        `Lost the database, trying again: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
    if (stop.aborted) return
    await sleep(pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}
