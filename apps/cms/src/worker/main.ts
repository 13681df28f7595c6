import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '../env'
import { log } from './log'
import { publishUntilDisconnected } from './publish-loop'

/** The longest wait before the worker tries to reach the database again. */
const LONGEST_PAUSE = 5_000

/** Runs until it is told to stop; a lost database is waited for. */
async function run(stop: AbortSignal): Promise<void> {
  const instances = env.WEB_INSTANCES ?? [env.WEB_URL]
  let pause = 250
  for (;;) {
    try {
      await publishUntilDisconnected(instances, stop, () => {
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

const controller = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => controller.abort())
}

run(controller.signal).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
