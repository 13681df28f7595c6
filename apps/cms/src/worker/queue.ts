import { Logger, runMigrations } from 'graphile-worker'
import { env } from '../platform/env'
import { log } from './log'

/** Only these levels are logged, because the queue's log of completed jobs is too long. */
const LOGGED_LEVELS: readonly string[] = ['error', 'warning']

export const queueLogger = new Logger(() => (level, message) => {
  if (LOGGED_LEVELS.includes(level)) log.warn(message)
})

/** Runs the queue's own migrations, in the schema `graphile_worker`. */
export function migrateQueue(): Promise<void> {
  return runMigrations({ connectionString: env.DATABASE_URL, logger: queueLogger })
}
