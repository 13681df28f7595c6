import fs from 'node:fs'
import path from 'node:path'
import { repoRoot } from '../paths.mjs'
import { npmInstall } from './npm-install.mjs'

/**
 * Installs pnpm at package.json's version into the data folder, once.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof npmInstall>[1]} run
 * @returns {Promise<string>} pnpm's script, to be run with Node
 */
export async function installPnpm({ toolsDir, logsDir }, run) {
  const { packageManager } = readJson(path.join(repoRoot, 'package.json'))
  const packageDir = path.join(toolsDir, 'node_modules', 'pnpm')
  const program = path.join(packageDir, 'bin', 'pnpm.cjs')
  if (isInstalled(packageDir, packageManager)) return program
  const logFile = path.join(logsDir, 'install-pnpm.log')
  await npmInstall({ wanted: packageManager, folder: toolsDir, logFile }, run)
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

/** @param {string} file */
function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'))
}
