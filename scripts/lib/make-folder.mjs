import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it. Node's own recursive way never ends where a folder cannot be
 * made for lack of a real disk, as below /proc.
 *
 * @param {string} folder
 * @param {number} [mode] of the folder itself; those above it can be passed through by everybody
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
