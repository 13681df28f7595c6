import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../make-folder.mjs'

const MAX_LOG_BYTES = 20 * 1024 * 1024

/**
 * Begins an empty log. The log of the previous run is renamed to `<name>.1`.
 *
 * @param {string} file
 */
export function beginLog(file) {
  makeFolder(path.dirname(file))
  if (fs.existsSync(file)) fs.renameSync(file, `${file}.1`)
}

/**
 * Opens a log for appending.
 *
 * @param {string} file
 * @returns {number} a file descriptor
 */
export function openLog(file) {
  makeFolder(path.dirname(file))
  return fs.openSync(file, 'a')
}

/**
 * Truncates logs that have become too long. This works while they are open, because writers append.
 *
 * @param {string} logsDir
 */
export function trimLogs(logsDir, maxBytes = MAX_LOG_BYTES) {
  for (const name of fs.readdirSync(logsDir)) {
    const file = path.join(logsDir, name)
    if (!name.endsWith('.log') || fs.statSync(file).size <= maxBytes) continue
    copyLog(file)
    fs.truncateSync(file)
  }
}

/** @param {string} file */
function copyLog(file) {
  try {
    fs.copyFileSync(file, `${file}.1`)
  } catch {
    // On a full disk, free space matters more than an old log.
    fs.rmSync(`${file}.1`, { force: true })
  }
}

/**
 * Reads the end of a log, which usually has the reason for a failure.
 *
 * @param {string} file
 */
export function readLogEnd(file, bytes = 64 * 1024) {
  try {
    return fs.readFileSync(file).subarray(-bytes).toString('utf8')
  } catch {
    return ''
  }
}
