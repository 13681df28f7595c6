import fs from 'node:fs'
import path from 'node:path'
import { appFolder, appNames, repoRoot } from '../paths.mjs'
import { readState } from '../state.mjs'

/**
 * Lists existing files and folders that running this project creates, except the packages. In the
 * data folder only the project's own entries are listed, because DATA_DIR may contain other files.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 */
export function listTraces(layout) {
  const { dataDir, ...inside } = layout
  const { databaseFolder } = readState(layout.stateFile)
  const outside = databaseFolder ? [databaseFolder] : []
  const builds = appNames.map((app) => path.join(appFolder(app), '.next'))
  const packages = ['.', 'apps/cms', 'apps/web', 'packages/media', 'packages/shared']
  const leavings = [
    'test-results',
    'playwright-report',
    ...packages.map((folder) => path.join(folder, '.turbo')),
  ].map((name) => path.join(repoRoot, name))
  const own = Object.values(inside).filter((file) => path.dirname(file) === dataDir)
  return [...outside, ...own, ...builds, ...leavings].filter((file) => fs.existsSync(file))
}
