import fs from 'node:fs'
import path from 'node:path'
import { runTurbo } from '../build/turbo.mjs'
import { Interrupted } from '../output/clear-error.mjs'
import { repoRoot } from '../paths.mjs'
import { readLogEnd } from '../process/log-file.mjs'
import { readJsonFile } from '../read-json-file.mjs'
import { readVitestFileTimes } from './file-times.mjs'
import { listSuspectsInVitest, readVitestReport } from './read-reports.mjs'
import { addTallies, oneFailed, onePassed } from './tally.mjs'

/** @typedef {import('./step-kinds.mjs').StepResult} StepResult */
/**
 * @typedef {object} TaskRun a task in the summary that Turbo writes of a run
 * @property {string} task such as `typecheck`
 * @property {string} directory of the package, from the repository's root
 * @property {string} logFile from the repository's root
 * @property {{ exitCode: number, startTime: number, endTime: number } | null} [execution] times in milliseconds; none if the task did not run
 */

/** Most machines that run the tests have two cores. */
const AT_ONCE = 2
const SHOWN_LINES = 150
const SUMMARIES = path.join(repoRoot, '.turbo', 'runs')
/** The report of a package's unit tests, which Turbo restores with a cached result. */
const UNIT_REPORT = '.turbo/unit.json'

/**
 * Runs tasks of turbo.json in all packages. Turbo takes the results of unchanged ones from its
 * cache.
 *
 * @param {string[]} tasks
 * @param {import('./run-tool.mjs').TestContext} context
 * @returns {Promise<TaskRun[]>}
 */
export async function runChecks(tasks, { layout, pnpm, run, temporary }) {
  fs.rmSync(SUMMARIES, { recursive: true, force: true })
  const job = {
    pnpm,
    name: 'checks',
    failure: 'A check failed',
    logFile: path.join(layout.logsDir, 'checks.log'),
    env: { TMPDIR: temporary, ...(process.env.TEST_FULL && { TEST_FULL: 'true' }) },
  }
  const options = ['--continue=always', `--concurrency=${AT_ONCE}`, '--summarize']
  /** @type {unknown} */
  let failure
  await runTurbo([...tasks, ...options], job, run).catch((error) => {
    if (error instanceof Interrupted) throw error
    failure = error
  })
  const [name] = fs.existsSync(SUMMARIES) ? fs.readdirSync(SUMMARIES) : []
  if (!name) throw failure
  return readJsonFile(path.join(SUMMARIES, name)).tasks
}

/**
 * Sums up the task runs of one step. If a task failed, the end of its log is printed.
 *
 * @param {TaskRun[]} runs
 * @param {(line: string) => void} say
 * @returns {StepResult & { milliseconds: number }}
 */
export function sumUpChecks(runs, say) {
  const failed = runs.filter(({ execution }) => execution?.exitCode !== 0)
  for (const { logFile } of failed) {
    const lines = readLogEnd(path.join(repoRoot, logFile), 200_000).trimEnd().split('\n')
    say(`\n${lines.slice(-SHOWN_LINES).join('\n')}\n`)
  }
  const results = runs.map((one) => resultOfRun(one, failed.includes(one)))
  return {
    tally: addTallies(results.map(({ tally }) => tally)),
    files: results.flatMap(({ files = [] }) => files),
    flaky: results.flatMap(({ flaky = [] }) => flaky),
    broken: results.flatMap(({ broken = [] }) => broken),
    milliseconds: runs
      .map(({ execution }) => (execution ? execution.endTime - execution.startTime : 0))
      .reduce((sum, each) => sum + each, 0),
  }
}

/**
 * @param {TaskRun} run
 * @param {boolean} hasFailed
 * @returns {StepResult}
 */
function resultOfRun({ task, directory }, hasFailed) {
  if (!task.startsWith('test:unit')) return { tally: hasFailed ? oneFailed : onePassed }
  const report = path.join(repoRoot, directory, UNIT_REPORT)
  return {
    tally: readVitestReport(report, hasFailed),
    files: readVitestFileTimes(report),
    ...listSuspectsInVitest(report),
  }
}
