import fs from 'node:fs'
import { ClearError } from './clear-error.mjs'

/**
 * Keeps the details of an error that nobody foresaw, for whoever looks into it.
 *
 * @param {unknown} error
 * @param {string} logFile
 */
export function noteUnexpectedError(error, logFile) {
  if (error instanceof ClearError) return
  const details = error instanceof Error ? error.stack : String(error)
  try {
    fs.appendFileSync(logFile, `${new Date().toISOString()} ${details}\n`)
  } catch {
    // The log may be what could not be written.
  }
}
