import fs from 'node:fs'
import path from 'node:path'
import { readState, remember } from '../state.mjs'
import { placeDatabase, placePrograms, prepareDatabaseFolder } from './place-database.mjs'
import { findPostgresAccount } from './postgres-account.mjs'
import { findPostgresPackage, repairLinks } from './postgres-package.mjs'

/**
 * Finds this data folder's database, or chooses a folder for a new one.
 *
 * @param {import('../paths.mjs').DataLayout} layout
 * @returns {import('./create-cluster.mjs').Cluster}
 */
export function locateCluster(layout) {
  const account = findPostgresAccount()
  const folder = chooseFolder(layout, account)
  prepareDatabaseFolder(folder, account)
  const packageDir = findPostgresPackage()
  repairLinks(packageDir)
  makeExecutable(packageDir)
  const nativeDir = placePrograms(packageDir, folder, account)
  return { folder, dir: path.join(folder, 'cluster'), nativeDir, account }
}

/**
 * @param {import('../paths.mjs').DataLayout} layout
 * @param {import('./postgres-account.mjs').Account | undefined} account
 */
function chooseFolder({ dataDir, databaseDir, stateFile }, account) {
  const { databaseFolder } = readState(stateFile)
  if (databaseFolder) return databaseFolder
  if (fs.existsSync(path.join(databaseDir, 'cluster'))) return databaseDir
  const folder = placeDatabase(dataDir, account)
  // A folder inside the data folder is not stored, so that the data folder can be moved as a whole.
  if (folder !== databaseDir) remember(stateFile, { databaseFolder: folder })
  return folder
}

/** @param {string} nativeDir */
function makeExecutable(nativeDir) {
  for (const name of ['initdb', 'postgres']) {
    const file = path.join(nativeDir, 'bin', name)
    const { mode } = fs.statSync(file)
    // Permissions are changed only if necessary, because the packages may belong to another user or
    // be on a read-only disk.
    if ((mode & 0o555) !== 0o555) fs.chmodSync(file, mode | 0o555)
  }
}
