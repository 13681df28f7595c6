import { createRestartPolicy } from './restart-policy.mjs'

/**
 * Starts a process again when it dies by itself, ever more slowly, and says so.
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
  managed.whenItDies((how) => {
    const delay = policy.nextDelay(Date.now())
    if (delay === 'give up') {
      giveUp(`${title} keeps stopping (${how}), so the run ends here (log: ${logFile}).`)
      return
    }
    say(`${title} stopped unexpectedly (${how}): starting it again in ${delay / 1000} s.`)
    waiting = setTimeout(() => void managed.start(), delay)
  })
  return () => {
    clearTimeout(waiting)
    managed.whenItDies(() => {})
  }
}
