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
 * @property {() => Promise<Record<string, string>>} variables by which a suite finds the stack;
 * the first call starts it
 * @property {() => Promise<void>} end stops the stack once no suite needs it any more
 */
/** @typedef {{ child: import('node:child_process').ChildProcess, variables: Record<string, string> }} Started */

const PROGRAM = path.join(repoRoot, 'tests', 'support', 'serve-shared-stack.ts')

/**
 * Gives the suites of one run a stack in common. It is started for the first suite that asks for
 * it, and stopped when it is ended or the work is done.
 *
 * @template Result
 * @param {Omit<import('./run-tool.mjs').TestContext, 'stack'>} context
 * @param {(stack: SharedStack) => Promise<Result>} work
 * @param {{ program?: string, env?: Record<string, string> }} [options] what serves the stack, and
 * what it is told beside the usual
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
 * The stack is written in TypeScript, so it lives in a process of its own. Where this one dies,
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
