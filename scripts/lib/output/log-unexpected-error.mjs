import fs from 'node:fs'
import { ClearError } from './clear-error.mjs'

/**
 * Logs the stack of an unexpected error, because the terminal shows only its message.
 *
 * @param {unknown} error
 * @param {string} logFile
 */
export function logUnexpectedError(error, logFile) {
  if (error instanceof ClearError) return
  const details = error instanceof Error ? error.stack : String(error)
  try {
    fs.appendFileSync(logFile, `${new Date().toISOString()} ${details}\n`)
  } catch {
    // An error about the log file itself is ignored.
  }
}
