import path from 'node:path'
import { installPnpm } from '../install/install-pnpm.mjs'
import { appFolder, appNames, repoRoot } from '../paths.mjs'
import { withLock } from '../process/file-lock.mjs'
import { runTurbo } from './turbo.mjs'

/**
 * The lock that a run holds while it makes or copies a build, because other runs may do the same.
 */
export const BUILD_LOCK = path.join(repoRoot, 'node_modules', '.cache', 'build.lock')

/**
 * Builds both apps. Turbo restores builds of unchanged sources from its cache. One app is built at a
 * time, because a build uses two cores and three gigabytes of memory.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runTurbo>[2]} run
 * @param {import('../output/reporter.mjs').Reporter} reporter
 */
export async function buildApps(layout, run, reporter) {
  const pnpm = await installPnpm(layout, run)
  await withLock(BUILD_LOCK, run.signal, async () => {
    for (const app of appNames) {
      await reporter.step(`Build apps/${app}`, () =>
        runTurbo(
          ['build', `--filter=@studio/${app}`],
          {
            pnpm,
            name: `build ${app}`,
            failure: `The build of apps/${app} failed`,
            logFile: path.join(layout.logsDir, `build-${app}.log`),
          },
          run,
        ),
      )
    }
  })
}

/**
 * Bundles the set-up, which takes a few seconds and needs no build of the app.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runTurbo>[2]} run
 */
export async function bundleSetUp(layout, run) {
  const pnpm = await installPnpm(layout, run)
  await withLock(BUILD_LOCK, run.signal, () =>
    runTurbo(
      ['jobs', '--filter=@studio/cms'],
      {
        pnpm,
        name: 'bundle',
        failure: 'The set-up could not be bundled',
        logFile: path.join(layout.logsDir, 'bundle.log'),
      },
      run,
    ),
  )
}

/** The bundled set-up, from its app's folder. */
export const SET_UP = '.next/cache/jobs/setup.mjs'

/** @param {import('../paths.mjs').AppName} app */
export function standaloneFolder(app) {
  return path.join(appFolder(app), '.next', 'standalone')
}
