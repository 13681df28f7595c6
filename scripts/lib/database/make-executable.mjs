import fs from 'node:fs'
import path from 'node:path'

/** @param {string} nativeDir */
export function makeExecutable(nativeDir) {
  for (const name of ['initdb', 'postgres']) {
    const file = path.join(nativeDir, 'bin', name)
    const { mode } = fs.statSync(file)
    // The packages may belong to another user or lie on a read-only disk, so nothing is changed
    // without need.
    if ((mode & 0o555) !== 0o555) fs.chmodSync(file, mode | 0o555)
  }
}
