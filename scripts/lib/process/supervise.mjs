import { explainError } from '../output/explain-error.mjs'
import { createRestartPolicy } from './restart-policy.mjs'

/**
 * Restarts a process that died unexpectedly, with growing delays, and reports it.
 *
 * @param {import('./managed-process.mjs').ManagedProcess} managed
 * @param {{ say: (line: string) => void, giveUp: (sentence: string) => void }} listener
 * @returns a function that ends the supervision
 */
export function supervise(managed, { say, giveUp }) {
  const { title, logFile } = managed.spec
  const policy = createRestartPolicy()
  /** @type {NodeJS.Timeout | undefined} */
  let waiting
  /** @param {string} how */
  const onDeath = (how) => {
    const delay = policy.nextDelay(Date.now())
    if (delay === 'give up') {
      giveUp(`${title} keeps stopping (${how}), so the run ends here (log: ${logFile}).`)
      return
    }
    say(`${title} stopped unexpectedly (${how}): starting it again in ${delay / 1000} s.`)
    waiting = setTimeout(() => void startAgain(), delay)
  }
  const startAgain = async () => {
    try {
      await managed.start()
    } catch (error) {
      onDeath(explainError(error))
    }
  }
  managed.whenItDies(onDeath)
  return () => {
    clearTimeout(waiting)
    managed.whenItDies(() => {})
  }
}
