import fs from 'node:fs'
import path from 'node:path'
import { cleanEnvironment } from '../clean-environment.mjs'
import { appFolder } from '../paths.mjs'
import { runToLog } from '../process/run-to-log.mjs'
import { hashApp } from './hash-app.mjs'

/**
 * Scripts that check or extend a finished build, as each app's build script does.
 *
 * @type {Record<import('../paths.mjs').AppName, string[]>}
 */
const AFTER_BUILD = {
  web: ['src/delivery/deferred-scripts/check-build.mjs'],
  cms: ['bundle-documents.mjs', 'bundle-jobs.mjs'],
}

/**
 * Builds an app unless its sources are unchanged since its last successful build.
 *
 * @param {import('../paths.mjs').AppName} app
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runToLog>[1]} run
 * @returns {Promise<string | undefined>} a note for the person at the terminal
 */
export async function buildApp(app, layout, run) {
  const wanted = hashApp(app)
  const stamp = stampFile(app)
  if (readBuildStamp(app) === wanted) return 'nothing changed'
  const folder = appFolder(app)
  fs.rmSync(stamp, { force: true })
  for (const args of [
    [path.join(folder, 'node_modules/next/dist/bin/next'), 'build'],
    ...AFTER_BUILD[app].map((step) => [path.join(folder, step)]),
  ]) {
    await runToLog(
      {
        name: `build ${app}`,
        failure: `The build of apps/${app} failed`,
        command: process.execPath,
        args,
        cwd: folder,
        env: {
          ...cleanEnvironment(process.env),
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
        },
        logFile: path.join(layout.logsDir, `build-${app}.log`),
      },
      run,
    )
  }
  addStaticFiles(folder, app)
  fs.writeFileSync(stamp, wanted)
  return undefined
}

/** @param {import('../paths.mjs').AppName} app */
export function standaloneFolder(app) {
  return path.join(appFolder(app), '.next', 'standalone')
}

/**
 * The hash of the sources of the finished build. Undefined without a build.
 *
 * @param {import('../paths.mjs').AppName} app
 */
export function readBuildStamp(app) {
  const server = path.join(standaloneFolder(app), 'apps', app, 'server.js')
  if (!fs.existsSync(stampFile(app)) || !fs.existsSync(server)) return undefined
  return fs.readFileSync(stampFile(app), 'utf8')
}

/** @param {import('../paths.mjs').AppName} app */
function stampFile(app) {
  return path.join(appFolder(app), '.next', 'built-from')
}

/**
 * Copies folders that Next's standalone output lacks, because some installations serve them from a
 * CDN.
 *
 * @param {string} folder
 * @param {import('../paths.mjs').AppName} app
 */
function addStaticFiles(folder, app) {
  const target = path.join(standaloneFolder(app), 'apps', app)
  for (const part of ['.next/static', 'public']) {
    const source = path.join(folder, part)
    if (!fs.existsSync(source)) continue
    fs.cpSync(source, path.join(target, part), { recursive: true })
  }
}
