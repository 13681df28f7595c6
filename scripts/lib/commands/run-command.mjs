import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { explainError } from '../output/explain-error.mjs'
import { noteUnexpectedError } from '../output/note-unexpected-error.mjs'
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
 * Runs a command from its settings to its exit code: everything that goes wrong is told in one
 * sentence, and a request to stop is carried out by the command itself.
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
    if (logsDir) noteUnexpectedError(cause, path.join(logsDir, 'launcher.log'))
  }
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
export function untilStopped(signal) {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    // The timer keeps this process alive while there is nothing to do but wait.
    const staying = setInterval(() => {}, 60_000)
    signal.addEventListener('abort', () => {
      clearInterval(staying)
      resolve()
    })
  })
}

/**
 * A closed terminal or pipe must not end the run in the middle of stopping: what is written to it
 * is lost, and that is all.
 */
function surviveClosedTerminal() {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EPIPE' && error.code !== 'EIO') throw error
    })
  }
}
