import fs from 'node:fs'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { runToLog } from '../process/run-to-log.mjs'
import { findChromium } from './find-chromium.mjs'

/**
 * Finds the system's Chromium. Where there is none, root on Debian gets it from its packages.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runToLog>[1]} run
 * @returns {Promise<string>} a note for the person at the terminal
 */
export async function ensureChromium(layout, run) {
  const present = findChromium()
  if (present) return requireFile(present)
  if (process.getuid?.() !== 0 || !fs.existsSync('/etc/debian_version')) {
    throw new ClearError(
      'There is no Chromium: install it with the packages of this system, ' +
        'or set CHROMIUM_PATH to a Chromium or Chrome.',
    )
  }
  await apt(['update'], layout, run)
  await apt(['install', '--yes', '--no-install-recommends', 'chromium'], layout, run)
  return 'installed'
}

/** @param {string} file */
function requireFile(file) {
  if (fs.existsSync(file)) return file
  throw new ClearError(`CHROMIUM_PATH leads to no file: ${file}.`)
}

/**
 * @param {string[]} args
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {Parameters<typeof runToLog>[1]} run
 */
function apt(args, { logsDir }, run) {
  return runToLog(
    {
      name: 'apt-get',
      failure: `Chromium could not be installed (apt-get ${args[0]})`,
      command: 'apt-get',
      args: ['--quiet', ...args],
      cwd: '/',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      logFile: path.join(logsDir, `apt-${args[0]}.log`),
    },
    run,
  )
}
