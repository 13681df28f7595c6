/**
 * @typedef {object} Reporter
 * @property {<T>(title: string, work: () => Promise<T>) => Promise<T>} step
 *   Runs the work and shows its title with the time it took. A string that it returns is shown too.
 * @property {(line: string) => void} say
 */

/** @type {Reporter} */
export const silentReporter = {
  step: (_title, work) => work(),
  say: () => {},
}

/**
 * Prints a line when a step has ended. On a terminal, the last line shows the steps that are
 * running, of which there can be several.
 *
 * @returns {Reporter}
 */
export function createTerminalReporter(stream = process.stdout) {
  const canRewrite = stream.isTTY === true
  /** @type {Map<object, () => string>} */
  const running = new Map()
  const clear = canRewrite ? '\r\x1b[2K' : ''
  const show = () => {
    if (!canRewrite || running.size === 0) return
    const parts = [...running.values()].map((describe) => describe())
    stream.write(`${clear}… ${parts.join(' · ')}`.slice(0, clear.length + (stream.columns ?? 80)))
  }
  /** @param {string} line */
  const say = (line) => {
    stream.write(`${clear}${line}\n`)
    show()
  }
  return {
    say,
    step: async (title, work) => {
      const startedAt = Date.now()
      const elapsed = () => formatSeconds(Date.now() - startedAt)
      const step = {}
      running.set(step, () => `${title} ${elapsed()}`)
      const ticking = canRewrite ? setInterval(show, 1000) : undefined
      show()
      /** @param {string} mark @param {unknown} detail */
      const finish = (mark, detail) => {
        clearInterval(ticking)
        running.delete(step)
        const note = typeof detail === 'string' ? `  (${detail})` : ''
        say(`${mark} ${title.padEnd(34)} ${elapsed()}${note}`)
      }
      try {
        const result = await work()
        finish('✓', result)
        return result
      } catch (error) {
        finish('✗', undefined)
        throw error
      }
    },
  }
}

/** @param {number} milliseconds */
export function formatSeconds(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`.padStart(7)
  return `${Math.floor(seconds / 60)} min ${String(Math.floor(seconds % 60)).padStart(2, '0')} s`
}
