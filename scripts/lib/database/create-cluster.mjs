import fs from 'node:fs'
import path from 'node:path'
import { runToLog } from '../process/run-to-log.mjs'

/**
 * @typedef {object} Cluster
 * @property {string} folder holds the cluster and what belongs to it
 * @property {string} dir the cluster itself, Postgres's data directory
 * @property {string} nativeDir the program files
 * @property {import('./postgres-account.mjs').Account | undefined} account
 */

/**
 * Creates the cluster if there is none. It gets its name only when it is complete, so a crash
 * leaves nothing that looks like a database.
 *
 * @param {Cluster} cluster
 * @param {{ adminPassword: string, logFile: string }} options
 * @param {Parameters<typeof runToLog>[1]} run
 */
export async function createCluster(cluster, { adminPassword, logFile }, run) {
  if (fs.existsSync(path.join(cluster.dir, 'PG_VERSION'))) return
  const draft = `${cluster.dir}.new`
  const passwordFile = `${cluster.dir}.password`
  fs.rmSync(draft, { recursive: true, force: true })
  writePassword(passwordFile, adminPassword, cluster.account)
  try {
    await runToLog(
      {
        name: 'initdb',
        failure: 'The database could not be made',
        command: path.join(cluster.nativeDir, 'bin', 'initdb'),
        args: initdbArguments(draft, passwordFile),
        cwd: cluster.folder,
        env: postgresEnvironment,
        logFile,
        ...cluster.account,
      },
      run,
    )
    fs.renameSync(draft, cluster.dir)
  } finally {
    fs.rmSync(passwordFile, { force: true })
  }
}

export const postgresEnvironment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

/**
 * @param {string} dir
 * @param {string} passwordFile
 */
function initdbArguments(dir, passwordFile) {
  return [
    `--pgdata=${dir}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Postgres's built-in collation is used, because a system update could change the system's sort
    // order, on which indexes rely.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--data-checksums',
  ]
}

/**
 * @param {string} file
 * @param {string} password
 * @param {import('./postgres-account.mjs').Account | undefined} account
 */
function writePassword(file, password, account) {
  fs.rmSync(file, { force: true })
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 })
  if (account) fs.chownSync(file, account.uid, account.gid)
}
