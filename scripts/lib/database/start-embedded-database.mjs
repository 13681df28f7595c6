import path from 'node:path'
import { createManagedProcess } from '../process/managed-process.mjs'
import { beginLog } from '../process/log-file.mjs'
import { chooseDatabasePort } from './choose-port.mjs'
import { createCluster } from './create-cluster.mjs'
import { locateCluster } from './locate-cluster.mjs'
import { DATABASE_NAME, prepareDatabase } from './prepare-database.mjs'
import { serverSpec } from './server-spec.mjs'
import { stopOrphan } from './stop-orphan.mjs'
import { waitForDatabase } from './wait-for-database.mjs'

/**
 * @typedef {object} EmbeddedDatabase
 * @property {string} databaseUrl
 * @property {string} folder
 * @property {import('../process/managed-process.mjs').ManagedProcess} server
 * @property {() => Promise<void>} waitUntilReady
 */

/**
 * Starts the Postgres of the packages, and creates the database at the first start.
 *
 * @param {object} options
 * @param {import('../paths.mjs').DataLayout} options.layout
 * @param {import('../secrets.mjs').Secrets} options.secrets
 * @param {number} [options.port]
 * @param {boolean} [options.isForTests] lets the user make databases, and trades safety after a
 *   crash for speed
 * @param {Parameters<typeof createCluster>[2]} run
 * @returns {Promise<EmbeddedDatabase>}
 */
export async function startEmbeddedDatabase(options, run) {
  const { layout, secrets, isForTests = false } = options
  const cluster = locateCluster(layout)
  await stopOrphan(cluster.dir)
  const port = await chooseDatabasePort(layout.stateFile, options.port)
  const initLog = path.join(layout.logsDir, 'database-init.log')
  const adminPassword = secrets.databaseAdminPassword
  await createCluster(cluster, { adminPassword, logFile: initLog }, run)

  const logFile = path.join(layout.logsDir, 'database.log')
  beginLog(logFile)
  const server = createManagedProcess(
    serverSpec(cluster, { port, logFile, isForTests }),
    run.registry,
  )
  const adminUrl = `postgres://postgres:${adminPassword}@127.0.0.1:${port}/postgres`
  const waitUntilReady = () => waitForDatabase(adminUrl, server, run.signal)
  try {
    await server.start()
    await waitUntilReady()
    const role = { password: secrets.databasePassword, canCreateDatabases: isForTests }
    await prepareDatabase(adminUrl, role)
  } catch (error) {
    await server.stop()
    throw error
  }
  const login = `${DATABASE_NAME}:${secrets.databasePassword}`
  const databaseUrl = `postgres://${login}@127.0.0.1:${port}/${DATABASE_NAME}`
  return { databaseUrl, folder: cluster.folder, server, waitUntilReady }
}
