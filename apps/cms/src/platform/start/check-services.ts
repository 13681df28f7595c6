import { refuseStart } from '@studio/shared/environment'
import { env } from '../env'
import { PROCESSES, type ProcessName } from '../env-schema'
import { checkPrivateStorage } from '../storage/private-storage'
import { checkDatabase } from './check-database'
import { checkFolder } from './check-folder'

/**
 * Ends the process if the settings are well-formed, but lead to no folder, database or bucket that
 * it can use.
 */
export async function checkServices(name: ProcessName): Promise<void> {
  try {
    await checkFolder('MEDIA_DIR', env.MEDIA_DIR)
    if (env.REVIEW_DIR) await checkFolder('REVIEW_DIR', env.REVIEW_DIR)
    await checkDatabase(env.DATABASE_URL)
    await checkPrivateStorage()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    refuseStart(`${PROCESSES[name].subject} cannot start: ${reason}.`)
  }
}
