import fs from 'node:fs'
import path from 'node:path'
import { appFolder, appNames, repoRoot } from '../paths.mjs'
import { readState } from '../state.mjs'

/**
 * Everything that running this project leaves on disk and that is there now, the packages aside.
 * Inside the data folder only our own entries are named: DATA_DIR may hold other things too.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 */
export function listTraces(layout) {
  const { dataDir, ...inside } = layout
  const { databaseFolder } = readState(layout.stateFile)
  const outside = databaseFolder ? [databaseFolder] : []
  const builds = appNames.map((app) => path.join(appFolder(app), '.next'))
  const leavings = ['.turbo', 'test-results', 'playwright-report'].map((name) =>
    path.join(repoRoot, name),
  )
  const own = Object.values(inside).filter((file) => path.dirname(file) === dataDir)
  return [...outside, ...own, ...builds, ...leavings].filter((file) => fs.existsSync(file))
}
