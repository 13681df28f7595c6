import fs from 'node:fs'
import path from 'node:path'
import { bringNode } from '../install/bring-node.mjs'
import { PROMISED_NODES } from '../node-version.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureFfmpeg } from './ensure-ffmpeg.mjs'
import { readPlaywrightReport, readVitestReport } from './read-reports.mjs'
import { runTool } from './run-tool.mjs'
import { withSharedStack } from './shared-stack.mjs'
import { addTallies } from './tally.mjs'

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const VITEST = 'node_modules/vitest/vitest.mjs'

/** @typedef {import('./run-tool.mjs').TestContext} TestContext */
/** @typedef {import('./tally.mjs').Tally} Tally */

/**
 * Runs the built stack on other versions of Node than the one that built it. In full also every
 * test of the requests, on each of them.
 *
 * @type {import('./steps.mjs').Step}
 */
export const runtimes = {
  name: 'runtimes',
  title: 'Other versions of Node',
  hasTests: true,
  needs: 'build',
  run: async (context) => {
    const { layout, run } = context
    await ensureChromium(layout, run)
    await ensureFfmpeg(layout, run)
    const ranges = process.env.TEST_FULL ? allRanges() : [otherRange(process.versions.node)]
    const tallies = []
    for (const range of ranges) tallies.push(await testOn(range, context))
    return addTallies(tallies)
  },
}

/**
 * @param {string} range
 * @param {TestContext} context
 * @returns {Promise<Tally>}
 */
async function testOn(range, context) {
  const { program, version } = await bringNode(range, context.layout, context.run)
  context.reporter.say(`  Node ${version}`)
  const options = { name: `stack-node-${version}`, env: { TEST_NODE: program } }
  const suites = process.env.TEST_FULL ? [walk, requests] : [walk]
  const work = async (/** @type {import('./shared-stack.mjs').SharedStack} */ stack) => {
    const env = await stack.variables()
    const tallies = []
    for (const suite of suites) tallies.push(await suite(context, version, env))
    return addTallies(tallies)
  }
  return withSharedStack(context, work, options)
}

/** The lowest version that is promised, and the newest of each major. */
export function allRanges() {
  const [[major, minor]] = PROMISED_NODES
  return [`${major}.${minor}.0`, ...PROMISED_NODES.map(([each]) => String(each))]
}

/**
 * The newest promised major that is not the running one.
 *
 * @param {string} running as in `process.versions.node`
 */
export function otherRange(running) {
  const others = PROMISED_NODES.map(([major]) => String(major)).filter(
    (major) => major !== running.split('.')[0],
  )
  return /** @type {string} */ (others.at(-1))
}

/**
 * @param {TestContext} context
 * @param {string} version
 * @param {Record<string, string>} stack by which the stack is found
 */
async function walk(context, version, stack) {
  const name = `walk-node-${version}`
  const report = freshReport(context, name)
  const env = { ...stack, TEST_SUITE: 'walk', TEST_REPORT: report }
  const succeeded = await runTool(context, name, [PLAYWRIGHT, 'test'], { env })
  return readPlaywrightReport(report, !succeeded, { isFlakyFailure: true })
}

/**
 * @param {TestContext} context
 * @param {string} version
 * @param {Record<string, string>} stack by which the stack is found
 */
async function requests(context, version, stack) {
  const name = `requests-node-${version}`
  const report = freshReport(context, name)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const args = [VITEST, 'run', '--project', 'requests*', ...reporters]
  return readVitestReport(report, !(await runTool(context, name, args, { env: stack })))
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
