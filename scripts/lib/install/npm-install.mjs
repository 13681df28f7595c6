import fs from 'node:fs'
import path from 'node:path'
import { cleanEnvironment } from '../clean-environment.mjs'
import { runToLog } from '../process/run-to-log.mjs'

/**
 * Installs one package with npm into an otherwise empty folder.
 *
 * @param {{ wanted: string, folder: string, logFile: string }} options wanted: with its version, such as pnpm@10.0.0
 * @param {Parameters<typeof runToLog>[1]} run
 */
export async function npmInstall({ wanted, folder, logFile }, run) {
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  const npm = findNpm()
  await runToLog(
    {
      name: 'npm',
      failure: `${wanted} could not be installed`,
      command: npm.command,
      args: [...npm.args, 'install', '--prefix', folder, '--no-audit', '--no-fund', wanted],
      cwd: folder,
      env: cleanEnvironment(process.env),
      logFile,
    },
    run,
  )
}

/**
 * The npm that runs this command, otherwise the one beside this Node, otherwise the one in the
 * PATH.
 */
function findNpm() {
  const running = process.env.npm_execpath
  if (running && /npm-cli\.c?js$/.test(running))
    return { command: process.execPath, args: [running] }
  const beside = path.join(path.dirname(process.execPath), 'npm')
  return { command: fs.existsSync(beside) ? beside : 'npm', args: [] }
}
