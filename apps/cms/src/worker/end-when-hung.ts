import { Worker } from 'node:worker_threads'
import { log } from './log'
import type { LoopWatch } from './loop-watch'

const MAX_BLOCKED_SECONDS = 60

/**
 * Kills the process from a thread of its own, because a blocked main thread cannot end itself. It
 * counts its own seconds since the last message, so that a suspended machine does not count.
 */
const GUARD = `
  const { writeSync } = require('node:fs')
  const { parentPort, workerData } = require('node:worker_threads')
  let seconds = 0
  parentPort.on('message', () => { seconds = 0 })
  setInterval(() => {
    seconds += 1
    if (seconds <= workerData.maxSeconds) return
    writeSync(2, new Date().toISOString() + ' warning: The worker has been blocked for ' + seconds + ' s, so it ends itself to be started again.\\n')
    process.kill(process.pid, 'SIGKILL')
  }, 1000)
`

/**
 * Ends the process when one of its loops is hung or when its main thread is blocked. The launcher
 * and Docker start a worker that has ended again, but not one that is only unhealthy.
 *
 * @param maxSeconds the time for which the main thread may be blocked
 */
export function endWhenHung(watch: LoopWatch, maxSeconds = MAX_BLOCKED_SECONDS): void {
  const guard = new Worker(GUARD, { eval: true, execArgv: [], workerData: { maxSeconds } })
  guard.unref()
  watch.run((hung) => {
    if (hung.length > 0) {
      log.warn(
        `No progress for too long in: ${hung.join(', ')}. The worker ends itself to be started again.`,
      )
      process.exit(1)
    }
    guard.postMessage('tick')
  })
}
