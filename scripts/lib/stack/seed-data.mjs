import { openDataFolder } from './open-data-folder.mjs'
import { openDatabase } from './open-database.mjs'
import { planStack } from './plan-stack.mjs'
import { runSetUp } from './run-set-up.mjs'

/**
 * Fills a data folder with the embedded database, its content and the first admin, then stops
 * everything.
 *
 * @param {string} dataDir
 * @param {AbortSignal} [signal] interrupts it; the next call continues
 */
export async function seedData(dataDir, signal = new AbortController().signal) {
  const folder = await openDataFolder(dataDir, signal)
  try {
    const plan = await planStack(folder.layout, {})
    const { databaseUrl, server } = await openDatabase(folder, plan)
    try {
      await runSetUp({ ...plan, databaseUrl }, folder.run)
    } finally {
      await server?.stop()
    }
  } finally {
    await folder.close()
  }
}
