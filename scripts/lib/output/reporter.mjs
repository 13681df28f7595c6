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

/** @returns {Reporter} */
export function createTerminalReporter(stream = process.stdout) {
  const canRewrite = stream.isTTY === true
  return {
    say: (line) => void stream.write(`${line}\n`),
    step: async (title, work) => {
      const startedAt = Date.now()
      const elapsed = () => formatSeconds(Date.now() - startedAt)
      const tick = () => void stream.write(`\r\x1b[2K… ${title}  ${elapsed()}`)
      const ticking = canRewrite ? setInterval(tick, 1000) : undefined
      if (canRewrite) tick()
      /** @param {string} mark @param {unknown} detail */
      const finish = (mark, detail) => {
        clearInterval(ticking)
        const note = typeof detail === 'string' ? `  (${detail})` : ''
        stream.write(
          `${canRewrite ? '\r\x1b[2K' : ''}${mark} ${title.padEnd(34)} ${elapsed()}${note}\n`,
        )
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
