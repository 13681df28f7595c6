import { explainConnectionError } from './explain-connection-error.mjs'
import { withClient } from './with-client.mjs'

/**
 * Throws one sentence if the address does not lead to a database.
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
