import { fork } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { ClearError, Interrupted } from '../output/clear-error.mjs'
import { repoRoot } from '../paths.mjs'
import { explainFailure } from '../process/explain-failure.mjs'
import { beginLog, openLog } from '../process/log-file.mjs'
import { toolEnvironment } from './run-tool.mjs'

/**
 * @typedef {object} SharedStack
 * @property {() => Promise<Record<string, string>>} variables the stack's addresses and secrets for a suite; the first call starts the stack
 * @property {() => Promise<void>} end stops the stack
 */
/** @typedef {{ child: import('node:child_process').ChildProcess, variables: Record<string, string> }} Started */

const PROGRAM = path.join(repoRoot, 'tests', 'support', 'serve-shared-stack.ts')

/**
 * Shares one stack among the suites of a run. The first call of `variables` starts it. It stops
 * when `end` is called or the work has ended.
 *
 * @template Result
 * @param {Omit<import('./run-tool.mjs').TestContext, 'stack'>} context
 * @param {(stack: SharedStack) => Promise<Result>} work
 * @param {{ program?: string, env?: Record<string, string> }} [options] the program that serves the stack, and additional variables for it
 * @returns {Promise<Result>}
 */
export async function withSharedStack(context, work, { program = PROGRAM, env = {} } = {}) {
  /** @type {Promise<Started> | undefined} */
  let starting
  const variables = async () => (await (starting ??= startStack(context, program, env))).variables
  const end = async () => {
    const started = await starting?.catch(() => undefined)
    starting = undefined
    if (started) await stopStack(started)
  }
  try {
    return await work({ variables, end })
  } finally {
    await end()
  }
}

/**
 * Starts the stack in a separate process, because its program is TypeScript. If this process dies,
 * the channel between them closes and the stack stops.
 *
 * @param {Omit<import('./run-tool.mjs').TestContext, 'stack'>} context
 * @param {string} program
 * @param {Record<string, string>} env
 * @returns {Promise<Started>}
 */
async function startStack(context, program, env) {
  const { signal } = context.run
  if (signal.aborted) throw new Interrupted()
  const logFile = path.join(context.layout.logsDir, 'shared-stack.log')
  beginLog(logFile)
  const log = openLog(logFile)
  const child = fork(program, [], {
    cwd: repoRoot,
    execArgv: ['--import', 'tsx'],
    env: { ...toolEnvironment(context), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  fs.closeSync(log)
  return new Promise((resolve, reject) => {
    const interrupt = () => {
      child.disconnect()
      reject(new Interrupted())
    }
    signal.addEventListener('abort', interrupt, { once: true })
    child.once('message', (/** @type {Record<string, string>} */ told) => {
      signal.removeEventListener('abort', interrupt)
      resolve({ child, variables: told })
    })
    child.once('error', reject)
    child.once('exit', () => {
      reject(new ClearError(explainFailure('The site under test did not start', logFile)))
    })
  })
}

/** @param {Started} started */
async function stopStack({ child }) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  if (child.connected) child.disconnect()
  await ended
}
