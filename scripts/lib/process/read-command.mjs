import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * The command line of a process, or an empty text if it does not exist.
 *
 * @param {number} pid
 */
export function readCommand(pid) {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}
