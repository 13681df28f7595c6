import { Logger, runMigrations } from 'graphile-worker'
import { env } from '../env'
import { log } from './log'

/** Each job that is done is not worth a line. */
const TOLD: readonly string[] = ['error', 'warning']

export const queueLogger = new Logger(() => (level, message) => {
  if (TOLD.includes(level)) log.warn(message)
})

/** Brings the queue's own schema, `graphile_worker`, up to date. */
export function migrateQueue(): Promise<void> {
  return runMigrations({ connectionString: env.DATABASE_URL, logger: queueLogger })
}
