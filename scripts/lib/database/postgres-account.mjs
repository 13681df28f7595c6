import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { ClearError } from '../output/clear-error.mjs'

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * Finds the account that runs Postgres. Postgres refuses to run as root, so root runs it as the
 * system's postgres user, which is created if missing.
 *
 * @returns {Account | undefined} undefined: run it as the current user
 */
export function findPostgresAccount() {
  if (process.getuid?.() !== 0) return undefined
  const existing = lookUp()
  if (existing) return existing
  try {
    const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
    execFileSync('useradd', [...options, 'postgres'], { stdio: 'ignore' })
  } catch {
    throw new ClearError(
      'Postgres does not run as root and no "postgres" user could be made for it: ' +
        'run this as a plain user, or set DATABASE_URL.',
    )
  }
  return lookUp()
}

/** @returns {Account | undefined} */
function lookUp() {
  const line = fs.readFileSync('/etc/passwd', 'utf8').match(/^postgres:[^:]*:(\d+):(\d+):/m)
  return line ? { uid: Number(line[1]), gid: Number(line[2]) } : undefined
}

/**
 * Checks as the account whether it can reach a path, because folders above may be closed to it.
 *
 * @param {Account | undefined} account
 * @param {'-x' | '-w'} test
 * @param {string} file
 */
export function canReach(account, test, file) {
  const options = { ...account, cwd: '/', stdio: /** @type {const} */ ('ignore') }
  return spawnSync('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', file], options).status === 0
}
