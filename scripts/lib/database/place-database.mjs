import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { ClearError } from '../output/clear-error.mjs'
import { makeFolder } from '../make-folder.mjs'
import { canReach } from './postgres-account.mjs'

const SYSTEM_FOLDER = '/var/lib/studio-site'

/**
 * Chooses a folder that Postgres's account can use. It cannot use a closed home such as /root; in
 * that case the database is in /var/lib, with one folder for each DATA_DIR.
 *
 * @param {string} dataDir
 * @param {import('./postgres-account.mjs').Account | undefined} account
 * @returns {string}
 */
export function placeDatabase(dataDir, account) {
  if (!account || canReach(account, '-x', dataDir) || openToPass(dataDir, account)) {
    return path.join(dataDir, 'database')
  }
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  makeFolder(SYSTEM_FOLDER)
  // The umask may have removed the account's access to the folder.
  fs.chmodSync(SYSTEM_FOLDER, 0o755)
  return path.join(SYSTEM_FOLDER, name)
}

/**
 * If this makes the data folder reachable, lets other users pass through it without listing it.
 *
 * @param {string} dataDir
 * @param {import('./postgres-account.mjs').Account} account
 */
function openToPass(dataDir, account) {
  const { mode } = fs.statSync(dataDir)
  fs.chmodSync(dataDir, mode | 0o011)
  if (canReach(account, '-x', dataDir)) return true
  fs.chmodSync(dataDir, mode)
  return false
}

/**
 * Creates the folder and makes Postgres's account its owner.
 *
 * @param {string} folder
 * @param {import('./postgres-account.mjs').Account | undefined} account
 */
export function prepareDatabaseFolder(folder, account) {
  makeFolder(folder)
  if (!account) return
  fs.chownSync(folder, account.uid, account.gid)
  if (canReach(account, '-w', folder)) return
  throw new ClearError(
    `The database in ${folder} is out of reach of the "postgres" user: ` +
      'open the folders above it (chmod o+x), or set DATA_DIR to another place.',
  )
}

/**
 * Copies Postgres's program files beside the database if its account cannot reach the packages.
 *
 * @param {string} nativeDir
 * @param {string} databaseFolder
 * @param {import('./postgres-account.mjs').Account | undefined} account
 * @returns {string} the folder to run Postgres from
 */
export function placePrograms(nativeDir, databaseFolder, account) {
  if (canReach(account, '-x', path.join(nativeDir, 'bin', 'postgres'))) return nativeDir
  const { version } = JSON.parse(fs.readFileSync(path.join(nativeDir, '../package.json'), 'utf8'))
  const copy = path.join(databaseFolder, `postgres-${version}`)
  if (!fs.existsSync(copy)) {
    const draft = `${copy}.new`
    fs.rmSync(draft, { recursive: true, force: true })
    fs.cpSync(nativeDir, draft, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(draft, copy)
  }
  return copy
}
