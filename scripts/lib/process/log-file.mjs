import fs from 'node:fs'
import path from 'node:path'

const LARGEST_LOG_BYTES = 20 * 1024 * 1024

/**
 * Opens a log for adding to. What the last run wrote is kept beside it as `<name>.1`.
 *
 * @param {string} file
 * @param {{ fresh: boolean }} options fresh: begin an empty log
 * @returns {number} a file descriptor
 */
export function openLog(file, { fresh }) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  if (fresh && fs.existsSync(file)) fs.renameSync(file, `${file}.1`)
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
    fs.copyFileSync(file, `${file}.1`)
    fs.truncateSync(file)
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
