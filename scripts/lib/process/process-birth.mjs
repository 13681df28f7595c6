import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A process's start time as text. Together with the pid it identifies the process, because systems
 * reuse pids. Undefined if the process does not exist or is a zombie.
 *
 * @param {number} pid
 * @returns {string | undefined}
 */
export function readBirth(pid) {
  return process.platform === 'linux' ? readLinuxBirth(pid) : readUnixBirth(pid)
}

/**
 * @param {number} pid
 * @param {string} birth
 */
export function isAlive(pid, birth) {
  return readBirth(pid) === birth
}

/** @param {number} pid */
function readLinuxBirth(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the command in brackets, which may contain spaces, so fields are counted
    // from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const state = fields[0]
    if (state === 'Z' || state === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function readUnixBirth(pid) {
  try {
    const options = {
      encoding: /** @type {const} */ ('utf8'),
      env: { ...process.env, LC_ALL: 'C' },
    }
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim() || undefined
  } catch {
    return undefined
  }
}
