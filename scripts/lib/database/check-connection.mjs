import { explainConnectionError } from './explain-connection-error.mjs'
import { withClient } from './with-client.mjs'

/**
 * Fails with one sentence when the address does not lead to a database that may be written.
 *
 * @param {string} databaseUrl
 */
export async function checkConnection(databaseUrl) {
  try {
    await withClient(databaseUrl, (client) => client.query('SELECT 1'))
  } catch (error) {
    throw explainConnectionError(error, databaseUrl)
  }
}
