/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/** @type {Tally} */
export const onePassed = { passed: 1, failed: 0, skipped: 0 }
/** @type {Tally} */
export const oneFailed = { passed: 0, failed: 1, skipped: 0 }

/** @param {Tally[]} tallies */
export function addTallies(tallies) {
  const sum = (/** @type {keyof Tally} */ key) =>
    tallies.reduce((total, one) => total + one[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/**
 * The last line of a run, which machines parse.
 *
 * @param {Tally} tally
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** @param {Tally} tally */
export function describeTally(tally) {
  const { passed, failed, skipped } = tally
  return passed + failed + skipped === 0 ? 'no tests' : closingLine(tally)
}
