import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../make-folder.mjs'

const LARGEST_LOG_BYTES = 20 * 1024 * 1024

/**
 * Begins an empty log. What the last run wrote is kept beside it as `<name>.1`.
 *
 * @param {string} file
 */
export function beginLog(file) {
  makeFolder(path.dirname(file))
  if (fs.existsSync(file)) fs.renameSync(file, `${file}.1`)
}

/**
 * Opens a log for adding to its end.
 *
 * @param {string} file
 * @returns {number} a file descriptor
 */
export function openLog(file) {
  makeFolder(path.dirname(file))
  return fs.openSync(file, 'a')
}

/**
 * Keeps the logs of a long run small. Writers add to the end, so a log can be emptied under them.
 *
 * @param {string} logsDir
 */
export function trimLogs(logsDir, largestBytes = LARGEST_LOG_BYTES) {
  for (const name of fs.readdirSync(logsDir)) {
    const file = path.join(logsDir, name)
    if (!name.endsWith('.log') || fs.statSync(file).size <= largestBytes) continue
    keepCopy(file)
    fs.truncateSync(file)
  }
}

/** @param {string} file */
function keepCopy(file) {
  try {
    fs.copyFileSync(file, `${file}.1`)
  } catch {
    // On a full disk, space is worth more than an old log.
    fs.rmSync(`${file}.1`, { force: true })
  }
}

/**
 * The last part of a log, for finding out why a process failed.
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
