import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { ClearError, Interrupted } from '../output/clear-error.mjs'
import { explainFailure } from './explain-failure.mjs'
import { beginLog, openLog } from './log-file.mjs'
import { stopGroup } from './stop-group.mjs'

/**
 * @typedef {object} Job
 * @property {string} name for the process registry
 * @property {string} failure such as "The set-up failed"
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {number} [uid]
 * @property {number} [gid]
 */
/** @typedef {import('./process-registry.mjs').ProcessRegistry} ProcessRegistry */

/**
 * Runs a command to its end and writes its output to a log. If the signal is aborted, the command
 * is stopped.
 *
 * @param {Job} job
 * @param {{ registry: ProcessRegistry, signal: AbortSignal }} run
 */
export async function runToLog(job, { registry, signal }) {
  if (signal.aborted) throw new Interrupted()
  beginLog(job.logFile)
  const log = openLog(job.logFile)
  const { command, args, cwd, env, uid, gid } = job
  const stdio = /** @type {const} */ (['ignore', log, log])
  const child = spawn(command, args, { cwd, env, uid, gid, detached: true, stdio: [...stdio] })
  fs.closeSync(log)
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code))
  })
  if (child.pid === undefined) {
    await ended.catch((error) => {
      throw new ClearError(`${job.failure}: ${command} cannot be run (${error.code}).`)
    })
  }
  const pid = /** @type {number} */ (child.pid)
  const entry = registry.add({ name: job.name, pid, stopSignal: 'SIGTERM', patienceMs: 5_000 })
  const stop = () => entry && void stopGroup(entry)
  signal.addEventListener('abort', stop, { once: true })
  const code = await ended
  signal.removeEventListener('abort', stop)
  registry.remove(pid)
  if (signal.aborted) throw new Interrupted()
  if (code !== 0) throw new ClearError(explainFailure(job.failure, job.logFile))
}
