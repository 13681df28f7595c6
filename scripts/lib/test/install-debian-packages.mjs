import fs from 'node:fs'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { runToLog } from '../process/run-to-log.mjs'

/**
 * Installs missing packages if this runs as root on Debian. Otherwise it throws a message that
 * names the packages.
 *
 * @param {{ title: string, packages: string[], otherwise: string }} missing
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runToLog>[1]} run
 */
export async function installDebianPackages({ title, packages, otherwise }, layout, run) {
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) {
    throw new ClearError(otherwise)
  }
  const apt = (/** @type {string[]} */ ...args) =>
    runToLog(
      {
        name: 'apt-get',
        failure: `${title} could not be installed (apt-get ${args[0]})`,
        command: 'apt-get',
        args: ['--quiet', ...args],
        cwd: '/',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        logFile: path.join(layout.logsDir, `apt-${args[0]}.log`),
      },
      run,
    )
  await apt('update')
  await apt('install', '--yes', '--no-install-recommends', ...packages)
}
