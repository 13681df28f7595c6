import fs from 'node:fs'
import path from 'node:path'

/**
 * Creates a folder and its parents. Node's recursive mkdir is not used, because it never returns on
 * file systems that cannot have folders, such as /proc.
 *
 * @param {string} folder
 * @param {number} [mode] of the folder itself; the parents get 0o755
 */
export function makeFolder(folder, mode = 0o755) {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    fs.mkdirSync(folder, { mode })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
}
