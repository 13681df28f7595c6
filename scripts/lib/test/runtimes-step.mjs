import fs from 'node:fs'
import path from 'node:path'
import { installNode } from '../install/install-node.mjs'
import { PROMISED_NODES } from '../node-version.mjs'
import { ensureFfmpeg } from './ensure-ffmpeg.mjs'
import { withSharedStack } from './shared-stack.mjs'
import { playwright, vitest } from './step-kinds.mjs'
import { addTallies } from './tally.mjs'

/** @typedef {import('./run-tool.mjs').TestContext} TestContext */
/** @typedef {import('./step-kinds.mjs').Step} Step */
/** @typedef {import('./step-kinds.mjs').StepResult} StepResult */

/** @param {TestContext} context */
const variables = ({ stack }) => stack.variables()

const walk = playwright('walk', 'Walk', { prepare: [ensureFfmpeg], variables })
const requests = vitest('requests', 'Requests', { variables })

/**
 * Runs the walk against the built stack on another version of Node than the one that built it. In a
 * full run it uses all supported versions, and runs the tests of requests too.
 *
 * @type {Step}
 */
export const runtimes = {
  name: 'runtimes',
  title: 'Other versions of Node',
  hasTests: true,
  needs: 'build',
  prepare: walk.prepare,
  run: async (context) => {
    const isFull = Boolean(process.env.TEST_FULL)
    const ranges = isFull ? allRanges() : [otherRange(process.versions.node)]
    const results = []
    for (const range of ranges) {
      results.push(...(await testOn(range, isFull ? [walk, requests] : [walk], context)))
    }
    return {
      tally: addTallies(results.map(({ tally }) => tally)),
      files: results.flatMap(({ files = [] }) => files),
      flaky: results.flatMap(({ flaky = [] }) => flaky),
    }
  },
}

/**
 * @param {string} range
 * @param {Step[]} suites
 * @param {TestContext} context
 * @returns {Promise<StepResult[]>}
 */
async function testOn(range, suites, context) {
  const { program, version } = await installNode(range, context.layout, context.run)
  context.reporter.say(`  Node ${version}`)
  const logsDir = path.join(context.layout.logsDir, `node-${version}`)
  fs.mkdirSync(logsDir, { recursive: true })
  const own = { ...context, layout: { ...context.layout, logsDir } }
  const work = async (/** @type {TestContext['stack']} */ stack) => {
    const results = []
    for (const suite of suites) results.push(await suite.run({ ...own, stack }))
    return results
  }
  return withSharedStack(own, work, { env: { TEST_NODE: program } })
}

/** @returns the lowest supported version, and the newest release of each major */
export function allRanges() {
  const [[major, minor]] = PROMISED_NODES
  return [`${major}.${minor}.0`, ...PROMISED_NODES.map(([each]) => String(each))]
}

/**
 * Chooses the newest supported major that is not the running one.
 *
 * @param {string} running as in `process.versions.node`
 */
export function otherRange(running) {
  const others = PROMISED_NODES.map(([major]) => String(major)).filter(
    (major) => major !== running.split('.')[0],
  )
  return /** @type {string} */ (others.at(-1))
}
