import { setTimeout as sleep } from 'node:timers/promises'
import { ClearError } from '../output/clear-error.mjs'
import { explainFailure } from '../process/explain-failure.mjs'
import { withClient } from './with-client.mjs'

const TIMEOUT_MS = 60_000
const POLL_MS = 50

/**
 * @param {string} adminUrl
 * @param {import('../process/managed-process.mjs').ManagedProcess} server
 * @param {AbortSignal} signal
 */
export async function waitForDatabase(adminUrl, server, signal) {
  const { logFile } = server.spec
  const deadline = Date.now() + TIMEOUT_MS
  while (true) {
    signal.throwIfAborted()
    try {
      return void (await withClient(adminUrl, (client) => client.query('SELECT 1')))
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code === '28P01') throw lostPassword()
    }
    if (!server.isRunning()) throw new ClearError(explainFailure('The database stopped', logFile))
    if (Date.now() > deadline) {
      throw new ClearError(explainFailure('The database did not get ready', logFile))
    }
    await sleep(POLL_MS)
  }
}

function lostPassword() {
  return new ClearError(
    'The database does not take the password in secrets.json: put the file back that belongs to ' +
      'this DATA_DIR, or begin anew with npm run reset.',
  )
}
