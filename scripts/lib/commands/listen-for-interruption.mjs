const SIGNALS = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
const PARENT_CHECK_MS = 500
const REPEAT_MS = 1_000

/**
 * Calls `onStop` once. Further signals do not stop faster, because the database must shut down
 * properly.
 *
 * @param {{ onStop: () => void, onImpatience: () => void }} listener
 */
export function listenForInterruption({ onStop, onImpatience }) {
  let askedAt = 0
  const ask = () => {
    if (askedAt === 0) {
      askedAt = Date.now()
      onStop()
      // A terminal signals both npm and this process, and npm forwards its signal. Both count as
      // one.
    } else if (Date.now() - askedAt > REPEAT_MS) {
      onImpatience()
    }
  }
  for (const signal of SIGNALS) process.on(signal, ask)
  if (process.env.npm_lifecycle_event) stopWithNpm(ask)
}

/**
 * npm runs a script through a shell, and neither reliably forwards signals. A changed parent shows
 * that npm has ended.
 *
 * @param {() => void} ask
 */
function stopWithNpm(ask) {
  const parent = process.ppid
  const checking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(checking)
    ask()
  }, PARENT_CHECK_MS)
  checking.unref()
}
