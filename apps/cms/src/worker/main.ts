import { env } from '../env'
import { workJobs } from './job-loop'
import { makePictures } from './picture-loop'
import { publishUntilDisconnected } from './publish-loop'
import { setTimeout as sleep } from 'node:timers/promises'
import { log } from './log'

const MAX_RETRY_MS = 5_000

/**
 * Starts the work again each time the database connection is lost, until the stop signal.
 *
 * @param work a function that ends when the connection is lost, and calls `onReady` when it is
 * connected
 */
async function keepRunning(
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

const controller = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => controller.abort())
}

const { signal } = controller
const instances = env.WEB_INSTANCES ?? [env.WEB_URL]

/**
 * Each part has a connection of its own, so that mail is sent while a website is unreachable, and
 * the reverse.
 */
Promise.all([
  keepRunning(signal, (onReady) => publishUntilDisconnected(instances, signal, onReady)),
  keepRunning(signal, (onReady) => workJobs(signal, onReady)),
  keepRunning(signal, (onReady) => makePictures(signal, onReady)),
]).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
