import { readJsonFile } from '../read-json-file.mjs'
import { addTallies, oneFailed } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * Counts what Vitest's JSON reporter wrote. A file that could not be loaded counts as one failure:
 * its tests are missing from the report.
 *
 * @param {string} file
 * @param {boolean} hasFailed whether Vitest itself said so
 * @returns {Tally}
 */
export function readVitestReport(file, hasFailed) {
  const report = readJsonFile(file)
  if (!report) return hasFailed ? oneFailed : nothing
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  /** @param {{ status: string, assertionResults: { status: string }[] }} result */
  const isBroken = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
  return atLeastOneFailure(hasFailed, {
    passed: numPassedTests,
    failed: numFailedTests + testResults.filter(isBroken).length,
    skipped: numPendingTests + numTodoTests,
  })
}

/**
 * Counts what Playwright's JSON reporter wrote. A test that needed two tries has failed.
 *
 * @param {string} file
 * @param {boolean} hasFailed whether Playwright itself said so
 * @returns {Tally}
 */
export function readPlaywrightReport(file, hasFailed) {
  const report = readJsonFile(file)
  if (!report) return hasFailed ? oneFailed : nothing
  const { expected, flaky, unexpected, skipped } = report.stats
  return atLeastOneFailure(hasFailed, { passed: expected, failed: unexpected + flaky, skipped })
}

/**
 * A run can fail beside its tests: by its set-up, or by an error that belongs to none of them.
 *
 * @param {boolean} hasFailed
 * @param {Tally} tally
 */
function atLeastOneFailure(hasFailed, tally) {
  return hasFailed && tally.failed === 0 ? addTallies([tally, oneFailed]) : tally
}
