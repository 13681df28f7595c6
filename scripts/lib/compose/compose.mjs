import { execFile } from 'node:child_process'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { cleanEnvironment } from '../clean-environment.mjs'
import { ClearError } from '../output/clear-error.mjs'
import { repoRoot } from '../paths.mjs'
import { runToLog } from '../process/run-to-log.mjs'
import { judgeContainers, readContainers } from './compose-settings.mjs'

const execute = promisify(execFile)

const TIMEOUT_MS = 300_000
const POLL_MS = 2_000

/**
 * Runs Docker Compose with this repository's file under its own project name.
 *
 * @param {object} options
 * @param {string} options.project
 * @param {string[]} options.envFiles of which a later one overrides an earlier one
 * @param {string} options.logsDir
 * @param {Parameters<typeof runToLog>[1]} options.run
 */
export function createCompose({ project, envFiles, logsDir, run }) {
  const files = envFiles.flatMap((file) => ['--env-file', file])
  const base = ['compose', '--project-name', project, ...files]
  const env = dockerEnvironment()

  /** @param {string[]} args */
  async function read(...args) {
    const options = { cwd: repoRoot, env, signal: run.signal, maxBuffer: 64 * 1024 * 1024 }
    const { stdout } = await execute('docker', [...base, ...args], options)
    return stdout
  }

  return {
    read,
    /**
     * Runs a command to its end and writes its output to a log.
     *
     * @param {string} failure
     * @param {string[]} args
     */
    run: (failure, ...args) =>
      runToLog(
        {
          name: `compose ${args[0]}`,
          failure,
          command: 'docker',
          args: [...base, ...args],
          cwd: repoRoot,
          env,
          logFile: path.join(logsDir, `compose-${args[0]}.log`),
        },
        run,
      ),
    /**
     * Waits until each service is healthy or has completed.
     * @throws {ClearError} if one has failed
     */
    async waitUntilHealthy() {
      const deadline = Date.now() + TIMEOUT_MS
      for (;;) {
        const { waiting, broken } = judgeContainers(
          readContainers(await read('ps', '--all', '--format', 'json')),
        )
        if (waiting.length === 0) return
        if (broken.length > 0) throw new ClearError(`Failed: ${broken.join(', ')}.`)
        if (Date.now() > deadline) throw new ClearError(`Not healthy: ${waiting.join(', ')}.`)
        await sleep(POLL_MS, undefined, { signal: run.signal })
      }
    },
  }
}

/** @throws {ClearError} if Docker or Compose 2 is missing */
export async function requireCompose() {
  try {
    await execute('docker', ['compose', 'version'], { env: dockerEnvironment() })
    await execute('docker', ['info'], { env: dockerEnvironment() })
  } catch {
    throw new ClearError(
      'This needs a running Docker Engine with the compose plugin, 2.20 or newer: ' +
        '`docker info` and `docker compose version` have to answer.',
    )
  }
}

/**
 * This shell's environment without its settings, because Compose would prefer them to those in the
 * files.
 */
function dockerEnvironment() {
  const own = Object.entries(process.env).filter(([name]) => name.startsWith('DOCKER_'))
  return { ...cleanEnvironment(process.env), ...Object.fromEntries(own) }
}
