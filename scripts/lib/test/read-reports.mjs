import path from 'node:path'
import { repoRoot } from '../paths.mjs'
import { readJsonFile } from '../read-json-file.mjs'
import { addTallies, oneFailed } from './tally.mjs'

/** @typedef {import('./tally.mjs').Tally} Tally */

const nothing = { passed: 0, failed: 0, skipped: 0 }

/**
 * Counts the tests in a report of Vitest's JSON reporter. A file that failed to load counts as one
 * failure, because its tests are missing from the report.
 *
 * @param {string} file
 * @param {boolean} hasFailed whether Vitest exited with an error
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
 * Counts the tests in a report of Playwright's JSON reporter.
 *
 * @param {string} file
 * @param {boolean} hasFailed whether Playwright exited with an error
 * @param {{ isFlakyFailure: boolean }} rules whether a test that passed at its second attempt counts as failed
 * @returns {Tally}
 */
export function readPlaywrightReport(file, hasFailed, { isFlakyFailure }) {
  const report = readJsonFile(file)
  if (!report) return hasFailed ? oneFailed : nothing
  const { expected, flaky, unexpected, skipped } = report.stats
  const tally = isFlakyFailure
    ? { passed: expected, failed: unexpected + flaky, skipped }
    : { passed: expected + flaky, failed: unexpected, skipped }
  return atLeastOneFailure(hasFailed, tally)
}

/**
 * The tests of a report that have to be looked at, each as `file › title`, in Playwright's reports
 * followed by the traces of the failed attempts.
 *
 * @typedef {{ flaky: string[], broken: string[] }} Suspects `flaky` passed at their second attempt,
 *   `broken` never passed
 */

/**
 * @param {string} file Vitest's report
 * @returns {Suspects} empty lists without a report
 */
export function listSuspectsInVitest(file) {
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const files = readJsonFile(file)?.testResults ?? []
  const tests = files.flatMap(({ name, status, assertionResults }) => {
    const place = path.relative(repoRoot, name)
    const results = assertionResults.map(({ fullName, ...result }) => ({
      ...result,
      line: `${place} › ${fullName}`,
    }))
    const hasFailedTest = results.some((result) => result.status === 'failed')
    // Hooks and imports fail outside any test.
    return status === 'failed' && !hasFailedTest
      ? [...results, { status, line: place, failureMessages: [] }]
      : results
  })
  const isFlaky = (/** @type {typeof tests[number]} */ test) =>
    test.status === 'passed' && test.failureMessages.length > 0
  return {
    flaky: tests.filter(isFlaky).map(({ line }) => line),
    broken: tests.filter(({ status }) => status === 'failed').map(({ line }) => line),
  }
}

/**
 * @typedef {object} Suite a file, or a group of tests in it
 * @property {Suite[]} [suites]
 * @property {Spec[]} [specs]
 */
/**
 * @typedef {object} Spec
 * @property {string} title
 * @property {string} file below the folder of its project
 * @property {{ status: string, results: Try[] }[]} tests
 */
/** @typedef {{ status: string, attachments: { name: string, path?: string }[] }} Try */

/**
 * @param {string} file Playwright's report
 * @returns {Suspects} empty lists without a report
 */
export function listSuspectsInPlaywright(file) {
  const report = readJsonFile(file)
  const tests = specsIn(report?.suites ?? []).flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      line: [`${file} › ${title}`, ...tracesOf(results)].join(', '),
    })),
  )
  return {
    flaky: tests.filter(({ status }) => status === 'flaky').map(({ line }) => line),
    broken: tests.filter(({ status }) => status === 'unexpected').map(({ line }) => line),
  }
}

/**
 * @param {Suite[]} suites
 * @returns {Spec[]}
 */
function specsIn(suites) {
  return suites.flatMap(({ suites = [], specs = [] }) => [...specs, ...specsIn(suites)])
}

/** @param {Try[]} tries */
function tracesOf(tries) {
  const failed = tries.filter(({ status }) => status !== 'passed')
  const attachments = failed.flatMap(({ attachments }) => attachments)
  return attachments.flatMap(({ name, path }) => (name === 'trace' && path ? [path] : []))
}

/**
 * Counts a failed run as at least one failure, because a run can fail outside its tests: in its
 * set-up, or by an unhandled error.
 *
 * @param {boolean} hasFailed
 * @param {Tally} tally
 */
function atLeastOneFailure(hasFailed, tally) {
  return hasFailed && tally.failed === 0 ? addTallies([tally, oneFailed]) : tally
}
