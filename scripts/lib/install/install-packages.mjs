import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { cleanEnvironment } from '../clean-environment.mjs'
import { repoRoot } from '../paths.mjs'
import { withLock } from '../process/file-lock.mjs'
import { runToLog } from '../process/run-to-log.mjs'
import { installPnpm } from './install-pnpm.mjs'

// Inside node_modules, so that the stamp is deleted together with the packages.
const STAMP = path.join(repoRoot, 'node_modules', '.installed-from')
const LOCK = path.join(repoRoot, 'node_modules', '.cache', 'install.lock')

/**
 * Installs the lockfile's packages if it or a package.json changed since the last time.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runToLog>[1]} run
 * @returns {Promise<string | undefined>} a note for the person at the terminal
 */
export async function installPackages(layout, run) {
  return withLock(LOCK, run.signal, async () => {
    const wanted = hashInstall()
    if (readStamp() === wanted) return 'nothing changed'
    const pnpm = await installPnpm(layout, run)
    fs.rmSync(STAMP, { force: true })
    await runToLog(
      {
        name: 'pnpm',
        failure: 'The packages could not be installed',
        command: process.execPath,
        args: [pnpm, 'install', '--frozen-lockfile', '--config.confirm-modules-purge=false'],
        cwd: repoRoot,
        env: cleanEnvironment(process.env),
        logFile: path.join(layout.logsDir, 'install.log'),
      },
      run,
    )
    fs.writeFileSync(STAMP, wanted)
    return undefined
  })
}

function hashInstall() {
  const manifests = ['apps', 'packages'].flatMap((group) =>
    fs.readdirSync(path.join(repoRoot, group)).map((name) => `${group}/${name}/package.json`),
  )
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests]
  const contents = files.map((file) => fs.readFileSync(path.join(repoRoot, file), 'utf8'))
  const { versions, platform, arch } = process
  const machine = [versions.node.split('.')[0], platform, arch]
  return createHash('sha256')
    .update(JSON.stringify([machine, files, contents]))
    .digest('hex')
}

function readStamp() {
  try {
    return fs.readFileSync(STAMP, 'utf8')
  } catch {
    return undefined
  }
}
