import fs from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './ensure-chromium.mjs'
import { readPlaywrightFileTimes, readVitestFileTimes } from './file-times.mjs'
import {
  listSuspectsInPlaywright,
  listSuspectsInVitest,
  readPlaywrightReport,
  readVitestReport,
} from './read-reports.mjs'
import { runChecks, sumUpChecks } from './run-checks.mjs'
import { runTool } from './run-tool.mjs'
import { oneFailed, onePassed } from './tally.mjs'

/** @typedef {import('./run-tool.mjs').TestContext} TestContext */
/**
 * @typedef {object} StepResult
 * @property {import('./tally.mjs').Tally} tally
 * @property {import('./file-times.mjs').FileTime[]} [files] the time of each test file
 * @property {string[]} [flaky] tests that passed at their second attempt
 * @property {string[]} [broken] tests that never passed
 */
/**
 * @typedef {object} Step
 * @property {string} name for `npm test -- <name>`
 * @property {string} title
 * @property {boolean} [isQuick] whether `npm test -- quick` runs it
 * @property {boolean} [hasTests]
 * @property {boolean} [isMore] whether `npm run test:more` runs it, and `npm test` does not
 * @property {string[]} [tasks] the tasks of turbo.json that it consists of
 * @property {Requirement[]} [prepare] require the programs that its tests use
 * @property {boolean} [usesStack] whether it uses the stack that the run's steps share
 * @property {boolean} [preparesStack] whether the shared stack can start once it has passed
 * @property {string} [needs] the step that must have passed before
 * @property {(context: TestContext) => Promise<StepResult>} run
 */
/** @typedef {(layout: TestContext['layout'], run: TestContext['run']) => Promise<void>} Requirement installs a missing program, or throws a sentence that names it */

/**
 * Creates a step of tasks that need only the sources. The run starts such steps together.
 *
 * @param {string} name
 * @param {string} title
 * @param {string[]} tasks
 * @returns {Step}
 */
export function check(name, title, tasks) {
  const run = async (/** @type {TestContext} */ context) =>
    sumUpChecks(await runChecks(tasks, context), context.reporter.say)
  return { name, title, isQuick: true, tasks, run }
}

/**
 * @param {Step} step
 * @returns {Step}
 */
export function more(step) {
  return { ...step, isQuick: false, isMore: true }
}

/**
 * @typedef {object} Preparation
 * @property {Requirement[]} [prepare]
 * @property {string} [needs]
 * @property {boolean} [isQuick]
 * @property {boolean} [hasCore] whether only its tests with the tag `@core` run, except in full
 * @property {(context: TestContext) => Promise<Record<string, string>>} [variables] environment variables for the tests
 */

/**
 * Creates a step that runs the tests of all Vitest projects whose names begin with `project`.
 *
 * @param {string} project
 * @param {string} title
 * @param {Preparation} [preparation]
 * @returns {Step}
 */
export function vitest(project, title, { prepare, needs, variables, isQuick = false } = {}) {
  return {
    name: project,
    title,
    isQuick,
    hasTests: true,
    ...(needs && { needs }),
    ...(variables && { usesStack: true }),
    ...(prepare && { prepare }),
    run: async (context) => {
      const report = freshReport(context, project)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const chosen = ['--project', `${project}*`]
      const args = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters]
      const env = (await variables?.(context)) ?? {}
      const succeeded = await runTool(context, project, [...args, '--passWithNoTests'], { env })
      return {
        tally: readVitestReport(report, !succeeded),
        files: readVitestFileTimes(report),
        ...listSuspectsInVitest(report),
      }
    },
  }
}

/**
 * @param {string} suite
 * @param {string} title
 * @param {Preparation} [preparation]
 * @returns {Step}
 */
export function playwright(suite, title, { prepare = [], needs, hasCore, variables } = {}) {
  return {
    name: suite,
    title,
    hasTests: true,
    ...(needs && { needs }),
    ...(variables && { usesStack: true }),
    prepare: [ensureChromium, ...prepare],
    run: async (context) => {
      const report = freshReport(context, suite)
      const isFull = Boolean(process.env.TEST_FULL)
      const env = {
        ...(await variables?.(context)),
        TEST_SUITE: suite,
        TEST_REPORT: report,
        ...(hasCore && !isFull && { TEST_TAG: '@core' }),
      }
      const args = ['node_modules/@playwright/test/cli.js', 'test', '--pass-with-no-tests']
      const succeeded = await runTool(context, suite, args, { env })
      return {
        tally: readPlaywrightReport(report, !succeeded, { isFlakyFailure: isFull }),
        files: readPlaywrightFileTimes(report),
        ...listSuspectsInPlaywright(report),
      }
    },
  }
}

/**
 * @param {TestContext} context
 * @param {string} name
 */
function freshReport({ layout }, name) {
  const report = path.join(layout.logsDir, `${name}.json`)
  fs.rmSync(report, { force: true })
  return report
}

/**
 * @param {boolean} succeeded
 * @returns {StepResult}
 */
export function resultOf(succeeded) {
  return { tally: succeeded ? onePassed : oneFailed }
}
