import fs from 'node:fs'
import path from 'node:path'
import { makeFolder } from './make-folder.mjs'

/**
 * Replaces a whole file or leaves it unchanged, so a crash or a full disk never leaves half of it.
 * The function is synchronous, so that no signal handler runs between a process's start and its
 * registration.
 *
 * @param {string} file
 * @param {string} text
 * @param {number} [mode]
 */
export function writeFileAtomically(file, text, mode = 0o644) {
  makeFolder(path.dirname(file))
  const draft = `${file}.${process.pid}.new`
  try {
    fs.writeFileSync(draft, text, { mode, flush: true })
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}
