// The first import: the others read the environment.
import './check-settings'
import { env } from '../platform/env'
import { checkServices } from '../platform/start/check-services'
import { workJobs } from './job-loop'
import { makePictures } from './picture-loop'
import { publishUntilDisconnected } from './publish-loop'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWhenHung } from './end-when-hung'
import { log } from './log'
import { type Heartbeat, LoopWatch } from './loop-watch'

const MAX_RETRY_MS = 5_000

interface Part {
  /** For the log. */
  name: string
  /** The time in seconds within which the part has to beat. */
  maxSilence: number
  /** Ends when the connection is lost, and calls `onReady` when it is connected. */
  work: (onReady: () => void, heartbeat: Heartbeat) => Promise<void>
}

/** Starts the work again each time the database connection is lost, until the stop signal. */
async function keepRunning(stop: AbortSignal, { name, maxSilence, work }: Part): Promise<void> {
  const heartbeat = watch.start(name, maxSilence)
  let retryMs = 250
  for (;;) {
    heartbeat.beat()
    try {
      const onReady = () => {
        retryMs = 250
      }
      await work(onReady, heartbeat)
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
const watch = new LoopWatch()
endWhenHung(watch)
const instances = env.WEB_INSTANCES ?? [env.WEB_URL]

/**
 * Each part has a connection of its own, so that mail is sent while a website is unreachable, and
 * the reverse.
 */
const work = () =>
  Promise.all([
    keepRunning(signal, {
      name: 'publishing',
      maxSilence: 120,
      work: (onReady, heartbeat) =>
        publishUntilDisconnected(instances, signal, onReady, { watch, heartbeat }),
    }),
    keepRunning(signal, {
      name: 'jobs',
      maxSilence: 120,
      work: (onReady, heartbeat) => workJobs(signal, onReady, { watch, heartbeat }),
    }),
    keepRunning(signal, {
      name: 'pictures',
      // One large picture takes minutes on a busy machine.
      maxSilence: 900,
      work: (onReady, heartbeat) => makePictures(signal, onReady, heartbeat),
    }),
  ])

checkServices('worker')
  .then(work)
  .then(
    () => process.exit(0),
    (error: unknown) => {
      log.warn(error instanceof Error ? (error.stack ?? error.message) : String(error))
      process.exit(1)
    },
  )
