import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it. Node's own recursive way never ends where a folder cannot be
 * made for lack of a real disk, as below /proc.
 *
 * @param {string} folder
 */
export function makeFolder(folder) {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    // Open to look through, as the database may run as another user; secrets are closed one by one.
    fs.mkdirSync(folder, { mode: 0o755 })
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
}
