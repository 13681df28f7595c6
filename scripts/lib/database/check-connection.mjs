import { explainConnectionError } from './explain-connection-error.mjs'
import { withClient } from './with-client.mjs'

/**
 * Checks that the address leads to a database, and throws one sentence if it does not.
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
