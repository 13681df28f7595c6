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
 * @property {string} pnpm the path of pnpm, for tools that call it
 * @property {import('./shared-stack.mjs').SharedStack} stack for requests, journeys and attacks
 */

/**
 * Runs a tool of the repository and logs its output. If it fails, the end of the log is printed.
 *
 * @param {Omit<TestContext, 'stack'>} context
 * @param {string} name
 * @param {string[]} args the program's path below the repository, and its arguments
 * @param {{ env?: Record<string, string>, cwd?: string }} [options]
 * @returns {Promise<boolean>} whether it succeeded
 */
export async function runTool(context, name, args, { env = {}, cwd = repoRoot } = {}) {
  const { layout, run, reporter } = context
  const [program = '', ...rest] = args
  const logFile = path.join(layout.logsDir, `${name}.log`)
  try {
    await runToLog(
      {
        name,
        failure: `${name} failed`,
        command: process.execPath,
        args: [path.join(repoRoot, program), ...rest],
        cwd,
        env: { ...toolEnvironment(context), ...env },
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

/**
 * The environment of every tool of a run.
 *
 * @param {Pick<TestContext, 'pnpm' | 'temporary'>} context
 * @returns {NodeJS.ProcessEnv}
 */
export function toolEnvironment({ pnpm, temporary }) {
  const { CHROMIUM_PATH, TEST_FULL } = process.env
  const clean = cleanEnvironment(process.env)
  const tools = path.resolve(path.dirname(pnpm), '../../.bin')
  return {
    ...clean,
    PATH: `${tools}${path.delimiter}${clean.PATH}`,
    TMPDIR: temporary,
    TEST_SEEDED_DATA: path.join(temporary, 'seeded'),
    ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
    ...(TEST_FULL && { TEST_FULL: 'true' }),
    DO_NOT_TRACK: '1',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
