import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const repoRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** @typedef {'cms' | 'web'} AppName */

/** @type {AppName[]} */
export const appNames = ['cms', 'web']

/** @param {AppName} app */
export function appFolder(app) {
  return path.join(repoRoot, 'apps', app)
}

/**
 * The paths of all files that a run creates.
 *
 * @param {string} dataDir
 */
export function dataLayout(dataDir) {
  return {
    dataDir,
    adminPasswordFile: path.join(dataDir, 'admin-password'),
    samplePasswordFile: path.join(dataDir, 'sample-client-password'),
    databaseDir: path.join(dataDir, 'database'),
    edgeDir: path.join(dataDir, 'edge'),
    instancesDir: path.join(dataDir, 'instances'),
    lockFile: path.join(dataDir, 'run', 'launcher.json'),
    logsDir: path.join(dataDir, 'logs'),
    mediaDir: path.join(dataDir, 'media'),
    outboxDir: path.join(dataDir, 'outbox'),
    processesFile: path.join(dataDir, 'run', 'processes.json'),
    runDir: path.join(dataDir, 'run'),
    secretsFile: path.join(dataDir, 'secrets.json'),
    stateFile: path.join(dataDir, 'state.json'),
    toolsDir: path.join(dataDir, 'tools'),
  }
}

/** @typedef {ReturnType<typeof dataLayout>} DataLayout */
