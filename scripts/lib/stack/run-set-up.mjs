import path from 'node:path'
import { SET_UP } from '../build/build-apps.mjs'
import { appFolder } from '../paths.mjs'
import { runToLog } from '../process/run-to-log.mjs'
import { setUpEnvironment } from './environment.mjs'

/**
 * Runs the migrations, then creates the initial content and the first admin.
 *
 * @param {import('./environment.mjs').StackPlan} plan
 * @param {Parameters<typeof runToLog>[1]} run
 */
export function runSetUp(plan, run) {
  // In development there is no build, so the set-up runs from the sources.
  const start =
    plan.mode === 'development'
      ? { cwd: appFolder('cms'), args: ['--import', 'tsx', 'src/setup/main.ts'] }
      : { cwd: appFolder('cms'), args: [SET_UP] }
  return runToLog(
    {
      name: 'set-up',
      failure: 'The set-up of the database failed',
      command: plan.node,
      ...start,
      env: setUpEnvironment(plan),
      logFile: path.join(plan.layout.logsDir, 'set-up.log'),
    },
    run,
  )
}
