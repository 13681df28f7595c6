import fs from 'node:fs'
import readline from 'node:readline/promises'
import { ClearError } from '../output/clear-error.mjs'
import { dataLayout } from '../paths.mjs'
import { isHeld } from '../process/file-lock.mjs'
import { stopLeftovers } from '../process/process-registry.mjs'
import { listTraces } from '../reset/list-traces.mjs'
import { runCommand } from './run-command.mjs'

/**
 * `npm run reset`: returns the folder to the state of a fresh clone. It asks for confirmation
 * unless `--yes` is given.
 *
 * @param {string[]} args
 */
export async function main(args) {
  await runCommand(async ({ settings, reporter, signal }) => {
    const layout = dataLayout(settings.dataDir)
    if (isHeld(layout.lockFile) || isHeld(dataLayout(layout.edgeDir).lockFile)) {
      throw new ClearError('It is running: stop it (Ctrl-C in its terminal) before a reset.')
    }
    const traces = listTraces(layout)
    if (settings.databaseUrl) {
      reporter.say('The database in DATABASE_URL is yours: a reset leaves all its data as it is.')
    }
    if (traces.length === 0) return reporter.say('There is nothing to remove.')
    reporter.say(`This removes for good:\n${traces.map((trace) => `  ${trace}`).join('\n')}`)
    if (!args.includes('--yes') && !(await confirm(signal))) return reporter.say('Nothing removed.')
    await stopLeftovers(layout.processesFile)
    await stopLeftovers(dataLayout(layout.edgeDir).processesFile)
    for (const trace of traces) fs.rmSync(trace, { recursive: true, force: true })
    removeIfEmpty(layout.dataDir)
    reporter.say('Removed.')
  })
}

/** @param {AbortSignal} signal */
async function confirm(signal) {
  if (!process.stdin.isTTY) {
    throw new ClearError('There is no terminal to ask in: run npm run reset -- --yes to go ahead.')
  }
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question('Type yes to go ahead: ', { signal })).trim() === 'yes'
  } finally {
    terminal.close()
  }
}

/** @param {string} folder */
function removeIfEmpty(folder) {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length === 0) fs.rmdirSync(folder)
}
