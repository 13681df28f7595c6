import { Logger, runMigrations } from 'graphile-worker'
import { env } from '../env'
import { log } from './log'

/** The queue's log of completed jobs is too verbose. */
const LOGGED_LEVELS: readonly string[] = ['error', 'warning']

export const queueLogger = new Logger(() => (level, message) => {
  if (LOGGED_LEVELS.includes(level)) log.warn(message)
})

/** Migrates the queue's own schema, `graphile_worker`. */
export function migrateQueue(): Promise<void> {
  return runMigrations({ connectionString: env.DATABASE_URL, logger: queueLogger })
}
