import path from 'node:path'
import { appNames, repoRoot } from '../paths.mjs'
import { withLock } from '../process/file-lock.mjs'
import { buildApp } from './build-app.mjs'

/**
 * The lock that a run holds while it makes or copies a build, because other runs may do the same.
 */
export const BUILD_LOCK = path.join(repoRoot, 'node_modules', '.cache', 'build.lock')

/**
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof buildApp>[2]} run
 * @param {import('../output/reporter.mjs').Reporter} reporter
 */
export async function buildChangedApps(layout, run, reporter) {
  await withLock(BUILD_LOCK, run.signal, async () => {
    for (const app of appNames) {
      await reporter.step(`Build apps/${app}`, () => buildApp(app, layout, run))
    }
  })
}
