import { findFreePort, isPortFree, requireFreePort } from '../ports.mjs'
import { readState, remember } from '../state.mjs'

/**
 * Chooses the configured port, or else the last run's if it is still free, or else a new one.
 *
 * @param {string} stateFile
 * @param {number | undefined} wanted
 */
export async function chooseDatabasePort(stateFile, wanted) {
  if (wanted !== undefined) {
    await requireFreePort(wanted, 'DATABASE_PORT')
    return wanted
  }
  const { databasePort } = readState(stateFile)
  if (databasePort !== undefined && (await isPortFree(databasePort))) return databasePort
  const port = await findFreePort()
  remember(stateFile, { databasePort: port })
  return port
}
