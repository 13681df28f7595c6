import { makeFolder } from '../make-folder.mjs'
import { ClearError } from '../output/clear-error.mjs'
import { dataLayout } from '../paths.mjs'
import { tryLock } from '../process/file-lock.mjs'
import { createProcessRegistry, stopLeftovers } from '../process/process-registry.mjs'
import { startWatchdog } from '../process/start-watchdog.mjs'

/**
 * @typedef {object} DataFolder
 * @property {import('../paths.mjs').DataLayout} layout
 * @property {{ registry: import('../process/process-registry.mjs').ProcessRegistry, signal: AbortSignal }} run
 * @property {() => Promise<void>} close
 */

/**
 * Opens a data folder for one run: locks it and stops an earlier run's leftovers.
 *
 * @param {string} dataDir
 * @param {AbortSignal} signal
 * @returns {Promise<DataFolder>}
 */
export async function openDataFolder(dataDir, signal) {
  const folder = await openRunFolder(dataDir, signal)
  makeFolder(folder.layout.mediaDir, 0o700)
  return folder
}

/**
 * Opens the folder of a program that runs beside a stack, such as the edge, like a data folder.
 *
 * @param {string} dataDir
 * @param {AbortSignal} signal
 * @returns {Promise<DataFolder>}
 */
export async function openRunFolder(dataDir, signal) {
  const layout = dataLayout(dataDir)
  // If the database runs as another user, this user may pass through the folder, but not list or
  // read it.
  makeFolder(layout.dataDir, 0o711)
  for (const folder of [layout.runDir, layout.logsDir]) makeFolder(folder, 0o700)
  const lock = tryLock(layout.lockFile)
  if (!lock) throw new ClearError(`It is running already, with its data in ${dataDir}.`)
  try {
    await stopLeftovers(layout.processesFile)
    const registry = createProcessRegistry(layout.processesFile)
    const endWatchdog = startWatchdog(registry)
    return {
      layout,
      run: { registry, signal },
      close: async () => {
        await endWatchdog()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}
