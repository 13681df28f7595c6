import fs from 'node:fs'
import path from 'node:path'
import { cleanEnvironment } from '../clean-environment.mjs'
import { runToLog } from '../process/run-to-log.mjs'
import { repoRoot } from '../paths.mjs'

/**
 * Installs the pnpm that package.json names into the data folder, once.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runToLog>[1]} run
 * @returns {Promise<string>} its program, to be run with Node
 */
export async function bringPnpm({ toolsDir, logsDir }, run) {
  const { packageManager } = readJson(path.join(repoRoot, 'package.json'))
  const packageDir = path.join(toolsDir, 'node_modules', 'pnpm')
  const program = path.join(packageDir, 'bin', 'pnpm.cjs')
  if (isInstalled(packageDir, packageManager)) return program
  fs.rmSync(toolsDir, { recursive: true, force: true })
  fs.mkdirSync(toolsDir, { recursive: true })
  const npm = findNpm()
  await runToLog(
    {
      name: 'npm',
      failure: `${packageManager} could not be installed`,
      command: npm.command,
      args: [
        ...npm.args,
        'install',
        '--prefix',
        toolsDir,
        '--no-audit',
        '--no-fund',
        packageManager,
      ],
      cwd: toolsDir,
      env: cleanEnvironment(process.env),
      logFile: path.join(logsDir, 'install-pnpm.log'),
    },
    run,
  )
  return program
}

/**
 * @param {string} packageDir
 * @param {string} wanted such as pnpm@10.0.0
 */
function isInstalled(packageDir, wanted) {
  const manifest = path.join(packageDir, 'package.json')
  return fs.existsSync(manifest) && `pnpm@${readJson(manifest).version}` === wanted
}

/** The npm that runs this command, or else the one that stands beside this Node, or in the path. */
function findNpm() {
  const running = process.env.npm_execpath
  if (running && /npm-cli\.c?js$/.test(running))
    return { command: process.execPath, args: [running] }
  const beside = path.join(path.dirname(process.execPath), 'npm')
  return { command: fs.existsSync(beside) ? beside : 'npm', args: [] }
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}
