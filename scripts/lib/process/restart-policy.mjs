const FIRST_DELAY_MS = 500
const MAX_DELAY_MS = 15_000
const QUICK_DEATHS_MS = 60_000
const MAX_QUICK_DEATHS = 6

/**
 * Decides how long to wait before a process that died is restarted. The delay doubles with each
 * death within a minute; after too many the result is "give up".
 */
export function createRestartPolicy() {
  /** @type {number[]} */
  let deaths = []
  return {
    /** @param {number} now milliseconds */
    nextDelay(now) {
      deaths = [...deaths.filter((death) => now - death < QUICK_DEATHS_MS), now]
      if (deaths.length > MAX_QUICK_DEATHS) return 'give up'
      return Math.min(FIRST_DELAY_MS * 2 ** (deaths.length - 1), MAX_DELAY_MS)
    },
  }
}
