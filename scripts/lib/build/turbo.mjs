import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { cleanEnvironment } from '../clean-environment.mjs'
import { ClearError } from '../output/clear-error.mjs'
import { repoRoot } from '../paths.mjs'
import { runToLog } from '../process/run-to-log.mjs'

const TURBO = path.join(repoRoot, 'node_modules', 'turbo', 'bin', 'turbo')
const MAX_PLAN_BYTES = 256 * 1024 * 1024

/**
 * Runs tasks of turbo.json, and logs their output.
 *
 * @param {string[]} args such as `['build', '--filter=@studio/web']`
 * @param {object} job
 * @param {string} job.pnpm the path of pnpm, with which Turbo runs the packages' scripts
 * @param {string} job.name
 * @param {string} job.failure such as "The build of apps/web failed"
 * @param {string} job.logFile
 * @param {NodeJS.ProcessEnv} [job.env] more variables. turbo.json names those that reach a task.
 * @param {Parameters<typeof runToLog>[1]} run
 */
export async function runTurbo(args, { pnpm, env, ...job }, run) {
  await runToLog(
    {
      ...job,
      command: process.execPath,
      args: [TURBO, 'run', ...args, '--log-order=stream'],
      cwd: repoRoot,
      env: { ...turboEnvironment(), ...env, PATH: `${toolsOf(pnpm)}${process.env.PATH}` },
    },
    run,
  )
}

/**
 * The hash of everything that an app's build depends on.
 *
 * @param {import('../paths.mjs').AppName} app
 * @throws {ClearError} if this build is not in Turbo's cache
 */
export async function findBuild(app) {
  const task = `@studio/${app}#build`
  const args = [TURBO, 'run', 'build', `--filter=@studio/${app}`, '--dry=json']
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: repoRoot,
    env: turboEnvironment(),
    maxBuffer: MAX_PLAN_BYTES,
  })
  /** @type {{ tasks: { taskId: string, hash: string, cache: { local: boolean } }[] }} */
  const { tasks } = JSON.parse(stdout)
  const found = tasks.find(({ taskId }) => taskId === task)
  if (!found?.cache.local) throw new ClearError(`apps/${app} has changed since its last build.`)
  return found.hash
}

/** @param {string} pnpm */
function toolsOf(pnpm) {
  return `${path.resolve(path.dirname(pnpm), '../../.bin')}${path.delimiter}`
}

function turboEnvironment() {
  return {
    ...cleanEnvironment(process.env),
    DO_NOT_TRACK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    TURBO_TELEMETRY_DISABLED: '1',
  }
}
