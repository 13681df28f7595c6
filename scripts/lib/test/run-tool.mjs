import path from 'node:path'
import { cleanEnvironment } from '../clean-environment.mjs'
import { Interrupted } from '../output/clear-error.mjs'
import { repoRoot } from '../paths.mjs'
import { readLogEnd } from '../process/log-file.mjs'
import { runToLog } from '../process/run-to-log.mjs'

const SHOWN_LINES = 150

/**
 * @typedef {object} TestContext
 * @property {import('../paths.mjs').DataLayout} layout
 * @property {import('../stack/open-data-folder.mjs').DataFolder['run']} run
 * @property {import('../output/reporter.mjs').Reporter} reporter
 * @property {string} temporary a folder that is removed in the end
 * @property {string} pnpm the program that brings the packages, for tools that call it
 */

/**
 * Runs a tool of the repository. What it says goes to its log, of which the end is shown on failure.
 *
 * @param {TestContext} context
 * @param {string} name
 * @param {string[]} args the program's path below the repository, and its arguments
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runTool(context, name, args, { env = {}, cwd = repoRoot } = {}) {
  const { layout, run, reporter, pnpm, temporary } = context
  const [program = '', ...rest] = args
  const logFile = path.join(layout.logsDir, `${name}.log`)
  const clean = cleanEnvironment(process.env)
  const tools = path.resolve(path.dirname(pnpm), '../../.bin')
  try {
    await runToLog(
      {
        name,
        failure: `${name} failed`,
        command: process.execPath,
        args: [path.join(repoRoot, program), ...rest],
        cwd,
        env: {
          ...clean,
          PATH: `${tools}${path.delimiter}${clean.PATH}`,
          TMPDIR: temporary,
          DO_NOT_TRACK: '1',
          NO_COLOR: '1',
          NEXT_TELEMETRY_DISABLED: '1',
          TURBO_TELEMETRY_DISABLED: '1',
          ...env,
        },
        logFile,
      },
      run,
    )
    return true
  } catch (error) {
    if (error instanceof Interrupted) throw error
    const lines = readLogEnd(logFile, 200_000).trimEnd().split('\n')
    reporter.say(`\n${lines.slice(-SHOWN_LINES).join('\n')}\n`)
    return false
  }
}
