const FIRST_DELAY_MS = 500
const LONGEST_DELAY_MS = 15_000
const QUICK_DEATHS_MS = 60_000
const MOST_QUICK_DEATHS = 6

/**
 * How long to wait before a process that died is started again: twice as long each time, from the
 * start again after a quiet minute. "give up" after too many deaths within that minute.
 */
export function createRestartPolicy() {
  /** @type {number[]} */
  let deaths = []
  return {
    /** @param {number} now milliseconds */
    nextDelay(now) {
      deaths = [...deaths.filter((death) => now - death < QUICK_DEATHS_MS), now]
      if (deaths.length > MOST_QUICK_DEATHS) return 'give up'
      return Math.min(FIRST_DELAY_MS * 2 ** (deaths.length - 1), LONGEST_DELAY_MS)
    },
  }
}
