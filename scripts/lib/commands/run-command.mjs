import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { explainError } from '../output/explain-error.mjs'
import { logUnexpectedError } from '../output/log-unexpected-error.mjs'
import { createTerminalReporter } from '../output/reporter.mjs'
import { dataLayout } from '../paths.mjs'
import { readSettings } from '../settings/read-settings.mjs'
import { listenForInterruption } from './listen-for-interruption.mjs'

const STOPPED_BY_SIGNAL = 130

/**
 * @typedef {object} CommandContext
 * @property {import('../settings/read-settings.mjs').Settings} settings
 * @property {import('../output/reporter.mjs').Reporter} reporter
 * @property {AbortSignal} signal comes when the run is to stop
 * @property {(sentence: string) => void} fail ends the run with a sentence
 */

/**
 * Runs a command and sets its exit code. Each error is reported in one sentence. The command itself
 * handles a request to stop.
 *
 * @param {(context: CommandContext) => Promise<void>} work
 */
export async function runCommand(work) {
  surviveClosedTerminal()
  const stopping = new AbortController()
  const { signal } = stopping
  const reporter = createTerminalReporter()
  /** @param {unknown} error */
  const end = (error) => stopping.abort(error)
  listenForInterruption({
    onStop: () => end('asked'),
    onImpatience: () => reporter.say('Still stopping: everything is being put away properly.'),
  })
  process.on('uncaughtException', end)
  /** @type {string | undefined} */
  let logsDir
  try {
    const settings = readSettings(process.env)
    logsDir = dataLayout(settings.dataDir).logsDir
    const fail = (/** @type {string} */ sentence) => end(new ClearError(sentence))
    await work({ settings, reporter, signal, fail })
    if (signal.aborted && signal.reason !== 'asked') throw signal.reason
  } catch (error) {
    const wasAsked = signal.aborted && signal.reason === 'asked'
    process.exitCode = wasAsked ? STOPPED_BY_SIGNAL : 1
    if (wasAsked) return reporter.say('Stopped.')
    const cause = signal.aborted ? signal.reason : error
    console.error(`✗ ${explainError(cause)}`)
    if (logsDir) logUnexpectedError(cause, path.join(logsDir, 'launcher.log'))
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function untilStopped(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    // The timer keeps this process alive during the wait.
    const staying = setInterval(() => {}, 60_000)
    signal.addEventListener('abort', () => {
      clearInterval(staying)
      resolve()
    })
  })
}

/**
 * A closed terminal or pipe must not interrupt the shutdown, so failed writes to it are ignored.
 */
function surviveClosedTerminal() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
    })
  }
}
