import { checkConnection } from '../database/check-connection.mjs'
import { startEmbeddedDatabase } from '../database/start-embedded-database.mjs'

/**
 * Checks the connection to the configured database, or starts the embedded one.
 *
 * @param {import('./open-data-folder.mjs').DataFolder} folder
 * @param {object} options
 * @param {string} [options.databaseUrl]
 * @param {number} [options.databasePort]
 * @param {import('../secrets.mjs').Secrets} options.secrets
 * @returns {Promise<{ databaseUrl: string } & Partial<import('../database/start-embedded-database.mjs').EmbeddedDatabase>>}
 */
export async function openDatabase({ layout, run }, { databaseUrl, databasePort, secrets }) {
  if (databaseUrl === undefined) {
    return startEmbeddedDatabase({ layout, secrets, port: databasePort }, run)
  }
  await checkConnection(databaseUrl)
  return { databaseUrl }
}
