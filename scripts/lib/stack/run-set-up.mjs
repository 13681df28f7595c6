import path from 'node:path'
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
  return runToLog(
    {
      name: 'set-up',
      failure: 'The set-up of the database failed',
      command: plan.node,
      args: ['--import', 'tsx', 'src/setup/main.ts'],
      cwd: appFolder('cms'),
      env: setUpEnvironment(plan),
      logFile: path.join(plan.layout.logsDir, 'set-up.log'),
    },
    run,
  )
}
