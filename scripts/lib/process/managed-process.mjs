import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { ClearError } from '../output/clear-error.mjs'
import { openLog } from './log-file.mjs'
import { signalGroup, stopGroup } from './stop-group.mjs'

/** @type {Set<NodeJS.Signals>} */
const PAUSING = new Set(['SIGSTOP', 'SIGCONT'])

/**
 * @typedef {object} ProcessSpec
 * @property {string} name
 * @property {string} title for messages, such as "The website"
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {NodeJS.Signals} stopSignal
 * @property {number} patienceMs how long it may take to stop before it is killed
 * @property {number} [uid]
 * @property {number} [gid]
 * @property {(output: import('node:stream').Readable) => void} [follow] receives the output, which then goes to no log
 */
/** @typedef {ReturnType<typeof createManagedProcess>} ManagedProcess */

/**
 * Manages a long-lived process in its own process group, which is registered while it runs.
 *
 * @param {ProcessSpec} spec
 * @param {import('./process-registry.mjs').ProcessRegistry} registry
 */
export function createManagedProcess(spec, registry) {
  /** @type {import('./process-registry.mjs').ProcessEntry | undefined} */
  let entry
  /** @type {Promise<unknown>} */
  let exited = Promise.resolve()
  /** @type {(how: string) => void} */
  let onUnexpectedExit = () => {}
  let isExpected = false

  function start() {
    if (entry) return undefined
    const { command, args, cwd, env, uid, gid, follow } = spec
    const output = follow ? 'pipe' : openLog(spec.logFile)
    const stdio = /** @type {import('node:child_process').StdioOptions} */ ([
      'ignore',
      output,
      output,
    ])
    const child = spawn(command, args, { cwd, env, uid, gid, detached: true, stdio })
    if (typeof output === 'number') fs.closeSync(output)
    for (const stream of [child.stdout, child.stderr]) if (stream) follow?.(stream)
    if (child.pid === undefined) return failToRun(child, spec)
    const { name, stopSignal, patienceMs } = spec
    isExpected = false
    const mine = registerOrKill(registry, { name, pid: child.pid, stopSignal, patienceMs })
    entry = mine
    exited = once(child, 'exit').then(([code, signal]) => {
      registry.remove(/** @type {number} */ (child.pid))
      if (entry === mine) entry = undefined
      if (!isExpected) onUnexpectedExit(signal ? `signal ${signal}` : `exit code ${code}`)
    })
  }

  return {
    spec,
    start,
    isRunning: () => entry !== undefined,
    /** @param {(how: string) => void} listener */
    whenItDies(listener) {
      onUnexpectedExit = listener
    },
    async stop() {
      isExpected = true
      if (entry) await stopGroup(entry)
      await exited
    },
    /**
     * Sends a signal as if by accident: if the process exits, this counts as unexpected.
     *
     * @param {NodeJS.Signals} signal
     */
    async kill(signal) {
      if (entry) signalGroup(entry.pid, signal)
      if (!PAUSING.has(signal)) await exited
    },
  }
}

/**
 * Registers a process, or kills it if that fails, as on a full disk. A later run could not find and
 * stop an unregistered process.
 *
 * @param {import('./process-registry.mjs').ProcessRegistry} registry
 * @param {Omit<import('./process-registry.mjs').ProcessEntry, 'birth'>} entry
 */
function registerOrKill(registry, entry) {
  try {
    return registry.add(entry)
  } catch (error) {
    signalGroup(entry.pid, 'SIGKILL')
    throw error
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {ProcessSpec} spec
 */
async function failToRun(child, spec) {
  const [error] = await once(child, 'error')
  throw new ClearError(`${spec.title} cannot be run: ${spec.command} (${error.code}).`)
}
